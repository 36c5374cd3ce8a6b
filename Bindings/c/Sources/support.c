#define _GNU_SOURCE
#include "support.h"

#include <errno.h>
#include <stdio.h>
#include <sys/random.h>
#include <unistd.h>

struct quoin_place *quoin_chunks[qf_chunk_count];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t used, free_count, free_room;
static uint32_t *free_places;

struct quoin_place *quoin_take_place(uint32_t *index) {
  struct quoin_place *place = NULL;
  pthread_mutex_lock(&lock);
  if (free_count > 0) {
    *index = free_places[--free_count];
    place = &quoin_chunks[*index / qf_chunk_size][*index % qf_chunk_size];
  } else if (used < (uint32_t)qf_chunk_size * qf_chunk_count) {
    struct quoin_place **chunk = &quoin_chunks[used / qf_chunk_size];
    if (!*chunk) *chunk = calloc(qf_chunk_size, sizeof **chunk);
    if (*chunk) {
      *index = used++;
      place = &(*chunk)[*index % qf_chunk_size];
    }
  }
  if (place) place->generation++;
  pthread_mutex_unlock(&lock);
  return place;
}

void quoin_give_place(uint32_t index) {
  pthread_mutex_lock(&lock);
  struct quoin_place *place = &quoin_chunks[index / qf_chunk_size][index % qf_chunk_size];
  place->tree = NULL;
  place->generation++;
  if (free_count == free_room) {
    uint32_t room = free_room ? free_room * 2 : 64;
    uint32_t *grown = realloc(free_places, room * sizeof *grown);
    if (grown) {
      free_places = grown;
      free_room = room;
    }
  }
  /* Without memory the place is never used again. */
  if (free_count < free_room) free_places[free_count++] = index;
  pthread_mutex_unlock(&lock);
}

/* ---- Errors ---- */

static int aborts = -1;

void qf_abort_on_error(int32_t does) { __atomic_store_n(&aborts, does != 0, __ATOMIC_RELAXED); }

qf_status quoin_failed(qf_status status) {
  int does = __atomic_load_n(&aborts, __ATOMIC_RELAXED);
  if (does < 0) {
    const char *wish = getenv("QUOINFLEX_ABORT");
    does = wish && strcmp(wish, "1") == 0;
    qf_abort_on_error(does);
  }
  if (does) {
    fprintf(stderr, "quoinflex: %s\n", qf_status_text(status));
    abort();
  }
  return status;
}

const char *qf_status_text(qf_status status) {
  switch (status) {
  case QF_OK: return "All is well.";
  case QF_ERROR_NULL: return "A pointer is NULL that must point to something.";
  case QF_ERROR_TREE: return "There is no such tree: it was freed, or never made.";
  case QF_ERROR_NODE: return "There is no such node in the tree: it was freed, or belongs to another tree.";
  case QF_ERROR_BUSY: return "The tree is being laid out: callbacks may read styles and contexts and change nothing; do it after the layout.";
  case QF_ERROR_CYCLE: return "A node cannot become a child of itself or of what is in it: detach that first.";
  case QF_ERROR_VALUE: return "A value is none that the property takes: begin with qf_style_init and use the header's constants.";
  case QF_ERROR_RANGE: return "A number is out of range: parents come before their children, counts are not negative.";
  case QF_ERROR_MEMORY: return "There are too many trees: free some.";
  case QF_ERROR_VERSION: return "The program was built for another version of the library: build it with this library's header.";
  case QF_ERROR_LAYOUT: return "There is no layout of the node: lay the tree out first, and ask for nodes that have a box.";
  default: return "This is no status of the library.";
  }
}

int32_t qf_version(void) { return QF_VERSION; }

int32_t qf_check_version(int32_t version) {
  if (version / 10000 == QF_VERSION_MAJOR && version / 100 % 100 <= QF_VERSION_MINOR) return QF_OK;
  return quoin_failed(QF_ERROR_VERSION);
}

/* ---- Styles ---- */

#define AUTO {2}
#define UNSET {10}
#define NO_EDGES {{0}, {0}, {0}, {0}, UNSET, UNSET}
#define AUTO_EDGES {AUTO, AUTO, AUTO, AUTO, UNSET, UNSET}

static const qf_style initial_styles[2] = {
    {.size = sizeof(qf_style), .display = QF_DISPLAY_FLEX, .position = QF_POSITION_RELATIVE, .flex_direction = QF_ROW,
     .justify_content = QF_ALIGN_NORMAL, .align_content = QF_ALIGN_NORMAL, .align_items = QF_ALIGN_NORMAL, .flex_shrink = 1,
     .width = AUTO, .height = AUTO, .flex_basis = AUTO, .min_width = AUTO, .min_height = AUTO, .max_width = AUTO, .max_height = AUTO,
     .margin = NO_EDGES, .padding = NO_EDGES, .border = NO_EDGES, .inset = AUTO_EDGES, .row_gap = AUTO, .column_gap = AUTO,
     .scrollbar_width = 15},
    {.size = sizeof(qf_style), .display = QF_DISPLAY_FLEX, .position = QF_POSITION_RELATIVE, .flex_direction = QF_COLUMN,
     .justify_content = QF_ALIGN_NORMAL, .align_content = QF_ALIGN_FLEX_START, .align_items = QF_ALIGN_NORMAL, .width = AUTO,
     .height = AUTO, .flex_basis = AUTO, .max_width = AUTO, .max_height = AUTO, .margin = NO_EDGES, .padding = NO_EDGES,
     .border = NO_EDGES, .inset = AUTO_EDGES, .row_gap = AUTO, .column_gap = AUTO},
};

/* What a binding calls; programs in C have them in the header. */
extern inline qf_length qf_points(double value);
extern inline qf_length qf_percent(double value);
extern inline qf_length qf_calc(double percent, double points);

qf_status qf_style_init(qf_style *style, size_t size, int32_t defaults) {
  if (!style) return quoin_failed(QF_ERROR_NULL);
  if (size != sizeof *style || defaults < 0 || defaults > 1) return quoin_failed(QF_ERROR_VALUE);
  *style = initial_styles[defaults];
  return QF_OK;
}

/* Swift's hashing wants random bytes, which older C libraries do not have under this name. */
__attribute__((weak, visibility("hidden"))) void arc4random_buf(void *bytes, size_t count) {
  while (count > 0) {
    ssize_t got = getrandom(bytes, count, 0);
    if (got < 0) {
      if (errno == EINTR) continue;
      memset(bytes, 0x5a, count);
      return;
    }
    bytes = (char *)bytes + got;
    count -= (size_t)got;
  }
}
