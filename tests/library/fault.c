/* fault.c - see fault.h, and "The OS Interface Or VFS" of SQLite.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sqlite3.h>

#include "fault.h"

typedef struct
{
  sqlite3_file base;
  sqlite3_file *real; /* follows this struct in the same block of memory */
} File;

static struct
{
  FaultKind kind;
  guint left; /* the call that fails, counted from 1; 0: none fails */
  gboolean for_good;
  gboolean failed;
} armed;

static sqlite3_vfs layer;
static sqlite3_vfs *below;

static gboolean
fails_now (FaultKind kind)
{
  if (armed.left == 0 || armed.kind != kind)
    return FALSE;
  if (armed.left > 1)
    {
      armed.left--;
      return FALSE;
    }

  armed.failed = TRUE;
  if (!armed.for_good)
    armed.left = 0;
  return TRUE;
}

#define REAL(file) (((File *) (file))->real)

static int
close_file (sqlite3_file *file)
{
  return REAL (file)->pMethods != NULL ? REAL (file)->pMethods->xClose (REAL (file)) : SQLITE_OK;
}

static int
read_file (sqlite3_file *file, void *bytes, int length, sqlite3_int64 at)
{
  return fails_now (FAULT_READ) ? SQLITE_IOERR_READ : REAL (file)->pMethods->xRead (REAL (file), bytes, length, at);
}

static int
write_file (sqlite3_file *file, const void *bytes, int length, sqlite3_int64 at)
{
  if (fails_now (FAULT_FULL))
    return SQLITE_FULL;
  if (fails_now (FAULT_WRITE))
    {
      REAL (file)->pMethods->xWrite (REAL (file), bytes, length / 2, at);
      return SQLITE_IOERR_WRITE;
    }
  return REAL (file)->pMethods->xWrite (REAL (file), bytes, length, at);
}

static int
truncate_file (sqlite3_file *file, sqlite3_int64 size)
{
  return fails_now (FAULT_WRITE) ? SQLITE_IOERR_TRUNCATE : REAL (file)->pMethods->xTruncate (REAL (file), size);
}

static int
sync_file (sqlite3_file *file, int flags)
{
  return fails_now (FAULT_SYNC) ? SQLITE_IOERR_FSYNC : REAL (file)->pMethods->xSync (REAL (file), flags);
}

static int
size_file (sqlite3_file *file, sqlite3_int64 *size)
{
  return REAL (file)->pMethods->xFileSize (REAL (file), size);
}

static int
lock_file (sqlite3_file *file, int level)
{
  return REAL (file)->pMethods->xLock (REAL (file), level);
}

static int
unlock_file (sqlite3_file *file, int level)
{
  return REAL (file)->pMethods->xUnlock (REAL (file), level);
}

static int
check_lock (sqlite3_file *file, int *held)
{
  return REAL (file)->pMethods->xCheckReservedLock (REAL (file), held);
}

static int
control_file (sqlite3_file *file, int operation, void *argument)
{
  return REAL (file)->pMethods->xFileControl (REAL (file), operation, argument);
}

static int
sector_size (sqlite3_file *file)
{
  return REAL (file)->pMethods->xSectorSize (REAL (file));
}

static int
characteristics (sqlite3_file *file)
{
  return REAL (file)->pMethods->xDeviceCharacteristics (REAL (file));
}

static int
shm_map (sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
  return extend && fails_now (FAULT_FULL) ? SQLITE_IOERR_SHMSIZE
                                          : REAL (file)->pMethods->xShmMap (REAL (file), page, size, extend, memory);
}

static int
shm_lock (sqlite3_file *file, int offset, int n, int flags)
{
  return REAL (file)->pMethods->xShmLock (REAL (file), offset, n, flags);
}

static void
shm_barrier (sqlite3_file *file)
{
  REAL (file)->pMethods->xShmBarrier (REAL (file));
}

static int
shm_unmap (sqlite3_file *file, int remove)
{
  return REAL (file)->pMethods->xShmUnmap (REAL (file), remove);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = close_file,
  .xRead = read_file,
  .xWrite = write_file,
  .xTruncate = truncate_file,
  .xSync = sync_file,
  .xFileSize = size_file,
  .xLock = lock_file,
  .xUnlock = unlock_file,
  .xCheckReservedLock = check_lock,
  .xFileControl = control_file,
  .xSectorSize = sector_size,
  .xDeviceCharacteristics = characteristics,
  .xShmMap = shm_map,
  .xShmLock = shm_lock,
  .xShmBarrier = shm_barrier,
  .xShmUnmap = shm_unmap,
};

static int
open_file (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *flags_out)
{
  File *ours = (File *) file;
  int said;

  ours->real = (sqlite3_file *) (ours + 1);
  said = below->xOpen (below, name, ours->real, flags, flags_out);
  ours->base.pMethods = said == SQLITE_OK ? &methods : NULL;
  return said;
}

void
fault_install (void)
{
  below = sqlite3_vfs_find (NULL);
  layer = *below;
  layer.pNext = NULL;
  layer.zName = "fault";
  layer.szOsFile = (int) sizeof (File) + below->szOsFile;
  layer.xOpen = open_file;
  sqlite3_vfs_register (&layer, 1);
}

void
fault_arm (FaultKind kind, guint n, gboolean for_good)
{
  armed.kind = kind;
  armed.left = n;
  armed.for_good = for_good;
  armed.failed = FALSE;
}

gboolean
fault_disarm (void)
{
  armed.left = 0;
  return armed.failed;
}
