/** V8 collects as long as memory is small rather than when it is short: it would let the heap of a long run grow to many times its use. */
export const MEMORY_FLAGS = ["--max-semi-space-size=2", "--heap-growing-percent=20"];

/** For processes that end after their work: rows of a batch die before they are moved, for some 40 MB at most. */
export const TASK_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=20"];

/** glibc gives back what is free, and keeps no arena of its own for each thread; the worker's processes inherit it. */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};
