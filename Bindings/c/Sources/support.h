/* What the library's Swift has from C: its own header, the system's, and what Swift without a runtime cannot hold statically. */
#include "quoinflex.h"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wnullability-completeness"
#endif

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Trees by handle: chunks of places that never move, so that a handle is looked up without a lock. */
enum { qf_chunk_size = 1024, qf_chunk_count = 1024 };
struct quoin_place {
  uint32_t generation; /* odd while a tree is there */
  void *tree;
};
extern struct quoin_place *quoin_chunks[qf_chunk_count];
extern const qf_style quoin_initial_styles[2];

/* A place for a tree, its number in `index`; NULL if there is none left. */
struct quoin_place *quoin_take_place(uint32_t *index);
void quoin_give_place(uint32_t index);
/* Hands the status on, or ends the program where that was asked for. */
qf_status quoin_failed(qf_status status);
/* The same tables as pointers, which Swift takes without copying. */
#ifndef __clang__
#define _Nonnull
#define _Nullable
#endif
static inline struct quoin_place *_Nullable *_Nonnull quoin_chunk_table(void) { return quoin_chunks; }
static inline const qf_style *_Nonnull quoin_initial_style(int32_t defaults) { return &quoin_initial_styles[defaults]; }
/* Where the properties begin in a style that most nodes leave alone. */
static inline size_t quoin_seldom_offset(void) { return offsetof(qf_style, min_width); }
