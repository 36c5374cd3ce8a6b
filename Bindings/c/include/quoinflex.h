/*
 * quoinflex: CSS Flexible Box Layout for every language.
 *
 *   qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
 *   qf_style style;
 *   qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS);
 *   style.flex_grow = 1;
 *   qf_node root, child;
 *   qf_node_new(tree, NULL, 0, &root);
 *   qf_node_new(tree, &style, root, &child);
 *   qf_tree_layout(tree, root, 320, 48, QF_DIRECTION_LTR);
 *   qf_box box;
 *   qf_node_box(tree, child, &box);   // 0, 0, 320, 48
 *   qf_tree_free(tree);
 *
 * Lengths are points, y runs down. Trees and nodes are numbers, 0 is none: one that was freed is told from one that is alive, so a
 * stale one is an error and never a wrong access. Every function answers a qf_status; what it hands out stands behind pointers that
 * are written only if the status is QF_OK. A tree may be used from any thread, by one at a time; different trees at once.
 */
#ifndef QUOINFLEX_H
#define QUOINFLEX_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define QF_API __attribute__((visibility("default")))
#else
#define QF_API
#endif
/* In the header, and in the library for languages that have no use for headers. */
#ifdef __GNUC_GNU_INLINE__
#define QF_INLINE QF_API extern inline
#else
#define QF_INLINE QF_API inline
#endif

/* ---- Versions ------------------------------------------------------------------------------------------------------------- */

#define QF_VERSION_MAJOR 1
#define QF_VERSION_MINOR 0
#define QF_VERSION_PATCH 0
#define QF_VERSION (QF_VERSION_MAJOR * 10000 + QF_VERSION_MINOR * 100 + QF_VERSION_PATCH)

/* The version of the library that is loaded, as QF_VERSION counts. */
QF_API int32_t qf_version(void);
/* QF_OK if a program built with a header of that QF_VERSION can use this library: the same major version, and no newer minor one. */
QF_API int32_t qf_check_version(int32_t header_version);

/* ---- What went wrong ------------------------------------------------------------------------------------------------------- */

typedef int32_t qf_status;
enum {
  QF_OK = 0,
  QF_ERROR_NULL = 1,    /* a pointer that must not be NULL was */
  QF_ERROR_TREE = 2,    /* no such tree: it was freed, or never made */
  QF_ERROR_NODE = 3,    /* no such node: it was freed, or is another tree's */
  QF_ERROR_BUSY = 4,    /* the tree is being laid out: a callback may read styles and contexts, and change nothing */
  QF_ERROR_CYCLE = 5,   /* a node cannot become a child of itself or of what is in it */
  QF_ERROR_VALUE = 6,   /* a value that the property does not take: a keyword's number, a style of another size */
  QF_ERROR_RANGE = 7,   /* a parent that does not come before its child, a count below zero */
  QF_ERROR_MEMORY = 8,  /* too many trees */
  QF_ERROR_VERSION = 9, /* header and library do not fit */
  QF_ERROR_LAYOUT = 10  /* the tree has not been laid out yet */
};
/* A sentence for a status, in static memory; never NULL. */
QF_API const char *qf_status_text(qf_status status);
/* With 1 every call that would answer an error aborts the program instead, after a line on standard error: for debug builds. 0 is the
 * start; the environment variable QUOINFLEX_ABORT=1 has it start with 1. */
QF_API void qf_abort_on_error(int32_t aborts);

/* ---- Lengths --------------------------------------------------------------------------------------------------------------- */

/* A length of a style. Make one with the functions below; numbers are kept to at least 1 part in 10^14 (in calc to 1 in 10^6), within
 * ±33,554,431. */
typedef struct qf_length {
  uint64_t bits;
} qf_length;

/* In range, 0 for NaN, rounded to make room for what the number means. */
QF_INLINE qf_length qf_points(double value) {
  qf_length length = {0};
  if (!(value >= -33554431 && value <= 33554431)) value = value != value ? 0 : value < 0 ? -33554431 : 33554431;
  if (value != 0) memcpy(&length.bits, &value, sizeof value);
  length.bits &= ~(uint64_t)7;
  return length;
}
/* Of the containing block: 50 is half. */
QF_INLINE qf_length qf_percent(double value) {
  qf_length length = qf_points(value);
  length.bits |= 1;
  return length;
}
/* calc(percent% + points px). */
QF_INLINE qf_length qf_calc(double percent, double points) {
  qf_length share = qf_points(percent), rest = qf_points(points), sum = {3};
  double numbers[2];
  float rounded[2];
  uint32_t bits[2];
  if (share.bits == 0) return rest;
  if (rest.bits == 0) return qf_percent(percent);
  memcpy(&numbers[0], &share.bits, sizeof numbers[0]);
  memcpy(&numbers[1], &rest.bits, sizeof numbers[1]);
  rounded[0] = (float)numbers[0];
  rounded[1] = (float)numbers[1];
  memcpy(bits, rounded, sizeof bits);
  sum.bits |= (uint64_t)bits[0] << 32 | (bits[1] & ~(uint32_t)7);
  return sum;
}

/* Keywords. QF_AUTO as a maximum is CSS's `none`, as a gap `normal`; QF_CONTENT is meant for flex_basis alone; QF_UNSET for the edges
 * `start` and `end` leaves it to left and right. */
#define QF_KEYWORD(number) (qf_length{number})
#ifndef __cplusplus
#undef QF_KEYWORD
#define QF_KEYWORD(number) ((qf_length){number})
#endif
#define QF_ZERO QF_KEYWORD(0)
#define QF_AUTO QF_KEYWORD(2)
#define QF_CONTENT QF_KEYWORD(18)
#define QF_UNSET QF_KEYWORD(10)
#define QF_MIN_CONTENT QF_KEYWORD(4)
#define QF_MAX_CONTENT QF_KEYWORD(5)
#define QF_FIT_CONTENT QF_KEYWORD(6)
#define QF_STRETCH QF_KEYWORD(7)

/* ---- Styles ---------------------------------------------------------------------------------------------------------------- */

enum { QF_DISPLAY_FLEX = 0, QF_DISPLAY_BLOCK = 1, QF_DISPLAY_NONE = 2, QF_DISPLAY_CONTENTS = 3, QF_DISPLAY_FLOW_ROOT = 4 };
enum { QF_POSITION_STATIC = 0, QF_POSITION_RELATIVE = 1, QF_POSITION_ABSOLUTE = 2 };
enum { QF_BOX_SIZING_BORDER_BOX = 0, QF_BOX_SIZING_CONTENT_BOX = 1 };
enum { QF_ROW = 0, QF_ROW_REVERSE = 1, QF_COLUMN = 2, QF_COLUMN_REVERSE = 3 };
enum { QF_NOWRAP = 0, QF_WRAP = 1, QF_WRAP_REVERSE = 2 };
enum { QF_OVERFLOW_VISIBLE = 0, QF_OVERFLOW_HIDDEN = 1, QF_OVERFLOW_SCROLL = 2 };
enum { QF_DIRECTION_INHERIT = 0, QF_DIRECTION_LTR = 1, QF_DIRECTION_RTL = 2 };
/* CSS Box Alignment. Add QF_SAFE or QF_UNSAFE to a position. */
enum {
  QF_ALIGN_AUTO = 0, QF_ALIGN_NORMAL = 1, QF_ALIGN_STRETCH = 2, QF_ALIGN_START = 3, QF_ALIGN_END = 4, QF_ALIGN_FLEX_START = 5,
  QF_ALIGN_FLEX_END = 6, QF_ALIGN_SELF_START = 7, QF_ALIGN_SELF_END = 8, QF_ALIGN_CENTER = 9, QF_ALIGN_LEFT = 10, QF_ALIGN_RIGHT = 11,
  QF_ALIGN_BASELINE = 12, QF_ALIGN_LAST_BASELINE = 13, QF_ALIGN_SPACE_BETWEEN = 14, QF_ALIGN_SPACE_AROUND = 15,
  QF_ALIGN_SPACE_EVENLY = 16, QF_SAFE = 32, QF_UNSAFE = 64
};

/* A length for each edge; `start` and `end` win over left and right unless they are QF_UNSET. */
typedef struct qf_edges {
  qf_length top, left, bottom, right, start, end;
} qf_edges;

/* Every property of a node. Fill it with qf_style_init, then change what differs: a later version may have more. Values out of a
 * property's range (a negative padding, a NaN) read as its initial value; numbers that are no keyword are QF_ERROR_VALUE. */
typedef struct qf_style {
  uint32_t size;
  uint8_t display, position, box_sizing, direction;
  uint8_t flex_direction, flex_wrap, overflow_x, overflow_y;
  uint8_t justify_content, align_content, align_items, align_self, justify_self;
  uint8_t reserved[3];
  float flex_grow, flex_shrink;
  int32_t order;
  qf_length width, height, flex_basis;
  qf_length min_width, min_height, max_width, max_height;
  qf_edges margin, padding, border, inset;
  qf_length row_gap, column_gap;
  double aspect_ratio;    /* width over height; 0 is none */
  double scrollbar_width; /* of QF_OVERFLOW_SCROLL */
} qf_style;

/* CSS's initial values (but display flex, box-sizing border-box, position relative; a scroll bar takes 15), or Yoga's (column, no
 * shrinking, lines at the start, no automatic minimum, bars that take nothing). */
enum { QF_DEFAULTS_CSS = 0, QF_DEFAULTS_YOGA = 1 };
/* `size` is sizeof(qf_style). */
QF_API qf_status qf_style_init(qf_style *style, size_t size, int32_t defaults);

/* ---- Trees ----------------------------------------------------------------------------------------------------------------- */

typedef uint64_t qf_tree;
typedef uint64_t qf_node;

/* Departures from CSS, added up. */
enum {
  QF_ERRATA_NONE = 0,
  QF_ERRATA_ABSOLUTE_IGNORES_PADDING = 1,     /* Yoga: an absolute box without insets starts at the border's inner edge */
  QF_ERRATA_ABSOLUTE_PERCENT_OF_CONTENT = 2,  /* Yoga: percentages of absolute boxes count from the parent's content box */
  QF_ERRATA_LEAVES_SHRINK = 4,                /* Yoga: a leaf that is not stretched is as wide as it answers for the room there is */
  QF_ERRATA_YOGA = 7,
  QF_ERRATA_QUIRKY_PERCENT_HEIGHTS = 8,       /* pages without a doctype */
  QF_ERRATA_STALE_MARGINS = 128,              /* margins where a browser counts them wrongly */
  QF_ERRATA_BROWSER = 240                     /* those, and lengths, lines and scroll positions cut as a browser cuts them */
};

/* A new tree, 0 if `defaults` or `errata` is no such number or if a million trees are alive. */
QF_API qf_tree qf_tree_new(int32_t defaults, int32_t errata);
/* Frees the tree with all its nodes. */
QF_API qf_status qf_tree_free(qf_tree tree);
/* Removes all nodes and keeps the memory. */
QF_API qf_status qf_tree_clear(qf_tree tree);
/* Makes room for so many nodes at once. */
QF_API qf_status qf_tree_reserve(qf_tree tree, int32_t count);
QF_API qf_status qf_tree_count(qf_tree tree, int32_t *count);
/* Pixels per point of the grid that boxes are rounded to: 0 (the start) rounds nothing, 1 and more are a screen's, 64 is a browser's. */
QF_API qf_status qf_tree_set_rounding(qf_tree tree, double scale);
/* How many times measure callbacks were asked since the tree was made. */
QF_API qf_status qf_tree_measure_count(qf_tree tree, int64_t *count);

/* Lays out what changed since the last time, in a room of `width` by `height`; NaN or infinity is as large as the content wants.
 * A root without sizes of its own fills the room. `direction` is that of the lines around the root. */
QF_API qf_status qf_tree_layout(qf_tree tree, qf_node root, double width, double height, int32_t direction);
/* The same, but the room only limits the root. */
QF_API qf_status qf_tree_layout_within(qf_tree tree, qf_node root, double width, double height, int32_t direction);

/* ---- Nodes ----------------------------------------------------------------------------------------------------------------- */

/* A new node, the last child of `parent` (0: a root). `style` NULL is the tree's defaults. */
QF_API qf_status qf_node_new(qf_tree tree, const qf_style *style, qf_node parent, qf_node *node);
/* Puts a node with its subtree under `parent` as child `index` (negative or too large: the last), taking it from where it was. */
QF_API qf_status qf_node_insert(qf_tree tree, qf_node node, qf_node parent, int32_t index);
/* Takes a node out of its parent; it stays alive, with its subtree. */
QF_API qf_status qf_node_detach(qf_tree tree, qf_node node);
/* Frees a node with its subtree. */
QF_API qf_status qf_node_free(qf_tree tree, qf_node node);
/* Frees a node and leaves its children alive, as roots. */
QF_API qf_status qf_node_free_alone(qf_tree tree, qf_node node);
/* 1 if the tree has such a node, 0 if not; no error. */
QF_API int32_t qf_node_is_alive(qf_tree tree, qf_node node);
QF_API qf_status qf_node_parent(qf_tree tree, qf_node node, qf_node *parent);
QF_API qf_status qf_node_child_count(qf_tree tree, qf_node node, int32_t *count);
/* 0 where there is none. O(index). */
QF_API qf_status qf_node_child(qf_tree tree, qf_node node, int32_t index, qf_node *child);
/* The next child of the same parent, 0 after the last; children in O(1) each. */
QF_API qf_status qf_node_first_child(qf_tree tree, qf_node node, qf_node *child);
QF_API qf_status qf_node_next_sibling(qf_tree tree, qf_node node, qf_node *sibling);

QF_API qf_status qf_node_set_style(qf_tree tree, qf_node node, const qf_style *style);
/* `style->size` must be set. */
QF_API qf_status qf_node_get_style(qf_tree tree, qf_node node, qf_style *style);
/* Anything of yours; the library never looks at it. */
QF_API qf_status qf_node_set_context(qf_tree tree, qf_node node, void *context);
QF_API qf_status qf_node_get_context(qf_tree tree, qf_node node, void **context);

/* ---- Leaves ---------------------------------------------------------------------------------------------------------------- */

enum { QF_MEASURE_EXACTLY = 0, QF_MEASURE_AT_MOST = 1, QF_MEASURE_MIN_CONTENT = 2, QF_MEASURE_MAX_CONTENT = 3 };
typedef struct qf_measurement {
  double width, height;                 /* of the content, without padding and border */
  double first_baseline, last_baseline; /* from the content's top edge; NaN (as handed in) is its bottom edge, or the first one */
} qf_measurement;
/* Answers how large content is: `mode` is one of QF_MEASURE…, `width` its number (NaN for the content modes). It must answer the same
 * until the node is marked dirty, must not throw through the library, and may change nothing of the tree (QF_ERROR_BUSY). Answers that
 * are negative or not finite count as 0. */
typedef void (*qf_measure)(qf_tree tree, qf_node node, void *context, int32_t mode, double width, qf_measurement *answer);
/* Answers how far below the node's top edge its baseline lies, when it is `width` by `height`. */
typedef double (*qf_baseline)(qf_tree tree, qf_node node, void *context, double width, double height);

/* NULL makes the node an ordinary one again. A measured node's children are not laid out. */
QF_API qf_status qf_node_set_measure(qf_tree tree, qf_node node, qf_measure measure);
QF_API qf_status qf_node_set_baseline(qf_tree tree, qf_node node, qf_baseline baseline);
/* Says that a leaf's content changed. */
QF_API qf_status qf_node_mark_dirty(qf_tree tree, qf_node node);
/* 1 if the next layout has something to do for the node or what is in it. */
QF_API qf_status qf_node_is_dirty(qf_tree tree, qf_node node, int32_t *dirty);

/* ---- What came of it --------------------------------------------------------------------------------------------------------- */

/* `x` and `y` from the border box of the nearest ancestor that has a box. */
typedef struct qf_box {
  double x, y, width, height;
} qf_box;
typedef struct qf_sides {
  double top, left, bottom, right;
} qf_sides;
typedef struct qf_layout {
  qf_box box;                           /* the border box, rounded if the tree rounds */
  qf_sides margin, border, padding;     /* as used; a margin of auto is what it took of the free space */
  double scrollbar_width, scrollbar_height; /* what bars take: of the width, of the height */
  double content_width, content_height; /* of the content box */
  int32_t direction;                    /* QF_DIRECTION_LTR or QF_DIRECTION_RTL */
  int32_t has_overflow;                 /* whether something of what is in the node lies outside its padding box */
  qf_box overflow; /* the padding box, widened to the margin boxes of children in the flow and to all that shows in the node */
} qf_layout;

/* The border box after qf_tree_layout; zero for a node without a box. */
QF_API qf_status qf_node_box(qf_tree tree, qf_node node, qf_box *box);
/* The same unrounded, whatever the tree rounds to. */
QF_API qf_status qf_node_exact_box(qf_tree tree, qf_node node, qf_box *box);
/* All that layout knows of a node. O(nodes that show in it). */
QF_API qf_status qf_node_layout(qf_tree tree, qf_node node, qf_layout *layout);
/* 1 if the node's box is another than when qf_node_seen was called for it last, or if it never was. */
QF_API qf_status qf_node_has_new_layout(qf_tree tree, qf_node node, int32_t *is_new);
QF_API qf_status qf_node_seen(qf_tree tree, qf_node node);

/* ---- Many at once ---------------------------------------------------------------------------------------------------------- */

/* Makes `count` nodes. `parents[i]` is the number of node i's parent in the same array, which comes before it, or -1 for a root;
 * `styles` holds a style for each, `stride` bytes apart (0: one for all), NULL for the tree's defaults; their names go to `nodes`.
 * Nothing is made if something is wrong; `nodes[0]` then says which entry, if it is not NULL and count is not 0. */
QF_API qf_status qf_tree_build(
    qf_tree tree, int32_t count, const int32_t *parents, const qf_style *styles, size_t stride, qf_node *nodes);
QF_API qf_status qf_tree_set_styles(qf_tree tree, int32_t count, const qf_node *nodes, const qf_style *styles, size_t stride);
/* The boxes of `count` nodes; with `absolute` 1 from the corner of their root instead of their parent's. */
QF_API qf_status qf_tree_boxes(qf_tree tree, int32_t count, const qf_node *nodes, int32_t absolute, qf_box *boxes);

#ifdef __cplusplus
}
#endif
#endif
