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
/* A style's keywords and alignments as words, and the last numbers that the keywords take. */
static inline uint64_t quoin_keywords(const qf_style *_Nonnull style) {
  uint64_t word;
  memcpy(&word, &style->display, sizeof word);
  return word;
}
static inline uint64_t quoin_last_keywords(void) {
  static const uint8_t last[8] = {QF_DISPLAY_FLOW_ROOT, QF_POSITION_ABSOLUTE, QF_BOX_SIZING_CONTENT_BOX, QF_DIRECTION_RTL,
                                  QF_COLUMN_REVERSE, QF_WRAP_REVERSE, QF_OVERFLOW_SCROLL, QF_OVERFLOW_SCROLL};
  uint64_t word;
  memcpy(&word, last, sizeof word);
  return word;
}
static inline uint64_t quoin_alignments(const qf_style *_Nonnull style) {
  uint64_t word = 0;
  memcpy(&word, &style->justify_content, 5);
  return word;
}
/* The properties that most nodes leave alone, word by word. */
static inline const uint64_t *_Nonnull quoin_seldom(const qf_style *_Nonnull style) { return &style->min_width.bits; }
