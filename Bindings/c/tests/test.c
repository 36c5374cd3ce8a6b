/* The C library as C sees it: boxes, handles that are stale, callbacks that misbehave, NULL everywhere, wrong versions. */
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <quoinflex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int passed, failed, wrong;

static void check(int holds, const char *what, int line) {
  if (holds) return;
  wrong++;
  printf("test.c:%d: %s\n", line, what);
}
#define CHECK(holds) check((holds) ? 1 : 0, #holds, __LINE__)

static qf_style initial(void) {
  qf_style style;
  CHECK(qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS) == QF_OK);
  return style;
}

static qf_node add(qf_tree tree, qf_node parent, double width, double height) {
  qf_style style = initial();
  style.width = isnan(width) ? QF_AUTO : qf_points(width);
  style.height = isnan(height) ? QF_AUTO : qf_points(height);
  qf_node node = 0;
  CHECK(qf_node_new(tree, &style, parent, &node) == QF_OK && node != 0);
  return node;
}

static int is_box(qf_tree tree, qf_node node, double x, double y, double width, double height) {
  qf_box box;
  if (qf_node_box(tree, node, &box) != QF_OK) return 0;
  int same = fabs(box.x - x) < 1e-9 && fabs(box.y - y) < 1e-9 && fabs(box.width - width) < 1e-9 && fabs(box.height - height) < 1e-9;
  if (!same) printf("  %g,%g %gx%g\n", box.x, box.y, box.width, box.height);
  return same;
}

static void rows(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, NAN, NAN), first = add(tree, root, 100, 40), second = add(tree, root, NAN, NAN);
  qf_style style = initial();
  style.flex_grow = 1;
  style.margin.left = qf_percent(10);
  style.margin.top = QF_AUTO;
  style.height = qf_points(10);
  style.padding.right = qf_calc(10, 2);
  style.border.left = qf_points(3);
  CHECK(qf_node_set_style(tree, second, &style) == QF_OK);
  CHECK(qf_tree_layout(tree, root, 300, NAN, QF_DIRECTION_LTR) == QF_OK);
  CHECK(is_box(tree, root, 0, 0, 300, 40) && is_box(tree, first, 0, 0, 100, 40) && is_box(tree, second, 130, 30, 170, 10));
  qf_layout layout;
  CHECK(qf_node_layout(tree, second, &layout) == QF_OK);
  CHECK(layout.margin.left == 30 && layout.margin.top == 30 && layout.border.left == 3 && fabs(layout.padding.right - 32) < 1e-4);
  CHECK(fabs(layout.content_width - 135) < 1e-4 && layout.content_height == 10 && layout.direction == QF_DIRECTION_LTR);
  CHECK(!layout.has_overflow && layout.overflow.x == 3 && layout.overflow.width == 167);
  CHECK(qf_tree_layout(tree, root, 300, NAN, QF_DIRECTION_RTL) == QF_OK && is_box(tree, first, 200, 0, 100, 40));
  /* Read back what was set. */
  qf_style back;
  back.size = sizeof back;
  CHECK(qf_node_get_style(tree, second, &back) == QF_OK && memcmp(&back, &style, sizeof back) == 0);
  /* What stands out. */
  qf_node inner = add(tree, first, 150, 20);
  back = initial();
  back.width = qf_points(150);
  back.flex_shrink = 0;
  CHECK(qf_node_set_style(tree, inner, &back) == QF_OK && qf_tree_layout(tree, root, 300, NAN, QF_DIRECTION_LTR) == QF_OK);
  CHECK(qf_node_layout(tree, first, &layout) == QF_OK && layout.has_overflow && layout.overflow.width == 150);
  CHECK(qf_tree_free(tree) == QF_OK);
}

static void scroll_bars(void) {
  for (int defaults = 0; defaults < 2; defaults++) {
    qf_tree tree = qf_tree_new(defaults, defaults ? QF_ERRATA_YOGA : QF_ERRATA_NONE);
    qf_style style;
    CHECK(qf_style_init(&style, sizeof style, defaults) == QF_OK);
    style.overflow_y = style.overflow_x = QF_OVERFLOW_SCROLL;
    qf_node root, child;
    CHECK(qf_node_new(tree, &style, 0, &root) == QF_OK);
    CHECK(qf_style_init(&style, sizeof style, defaults) == QF_OK);
    style.flex_grow = 1;
    CHECK(qf_node_new(tree, &style, root, &child) == QF_OK);
    CHECK(qf_tree_layout(tree, root, 100, 50, QF_DIRECTION_LTR) == QF_OK);
    CHECK(defaults ? is_box(tree, child, 0, 0, 100, 50) : is_box(tree, child, 0, 0, 85, 35));
    qf_layout layout;
    CHECK(qf_node_layout(tree, root, &layout) == QF_OK && layout.scrollbar_width == (defaults ? 0 : 15));
    CHECK(qf_tree_free(tree) == QF_OK);
  }
}

static void stale_handles(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE), other = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  CHECK(tree != 0 && other != 0 && tree != other);
  qf_node root = add(tree, 0, 10, 10), child = add(tree, root, 5, 5), foreign = add(other, 0, 1, 1);
  qf_box box;
  CHECK(qf_node_box(tree, foreign, &box) == QF_ERROR_NODE && qf_node_box(other, root, &box) == QF_ERROR_NODE);
  CHECK(qf_node_insert(tree, root, child, -1) == QF_ERROR_CYCLE && qf_node_insert(tree, root, root, 0) == QF_ERROR_CYCLE);
  CHECK(qf_node_free(tree, child) == QF_OK && qf_node_free(tree, child) == QF_ERROR_NODE);
  qf_node next = add(tree, root, 7, 7);
  CHECK(next != child && !qf_node_is_alive(tree, child) && qf_node_is_alive(tree, next));
  CHECK(qf_node_free(tree, 0) == QF_ERROR_NODE && qf_node_free(tree, ~(qf_node)0) == QF_ERROR_NODE);
  qf_node grandchild = add(tree, next, 3, 3), parent = 1;
  CHECK(qf_node_free_alone(tree, next) == QF_OK && qf_node_is_alive(tree, grandchild));
  CHECK(qf_node_parent(tree, grandchild, &parent) == QF_OK && parent == 0);
  CHECK(qf_tree_free(tree) == QF_OK && qf_tree_free(tree) == QF_ERROR_TREE && qf_tree_free(0) == QF_ERROR_TREE);
  CHECK(qf_node_box(tree, root, &box) == QF_ERROR_TREE && qf_tree_free(~(qf_tree)0) == QF_ERROR_TREE);
  qf_tree again = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  CHECK(again != tree && qf_tree_layout(tree, root, 1, 1, 0) == QF_ERROR_TREE && qf_node_box(again, root, &box) == QF_ERROR_NODE);
  CHECK(qf_tree_free(again) == QF_OK && qf_tree_free(other) == QF_OK);
  CHECK(qf_tree_new(2, 0) == 0 && qf_tree_new(0, 256) == 0 && qf_tree_new(0, -1) == 0);
  qf_tree browser = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_BROWSER);
  CHECK(browser != 0 && qf_tree_free(browser) == QF_OK);
}

static void nulls_and_nonsense(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, 10, 10), node;
  qf_style style = initial();
  CHECK(qf_style_init(NULL, sizeof style, 0) == QF_ERROR_NULL && qf_style_init(&style, sizeof style - 8, 0) == QF_ERROR_VALUE);
  CHECK(qf_style_init(&style, sizeof style, 7) == QF_ERROR_VALUE);
  CHECK(qf_node_new(tree, NULL, 0, NULL) == QF_ERROR_NULL && qf_node_box(tree, root, NULL) == QF_ERROR_NULL);
  CHECK(qf_node_set_style(tree, root, NULL) == QF_ERROR_NULL && qf_node_get_style(tree, root, NULL) == QF_ERROR_NULL);
  CHECK(qf_node_layout(tree, root, NULL) == QF_ERROR_NULL && qf_tree_count(tree, NULL) == QF_ERROR_NULL);
  CHECK(qf_tree_build(tree, 1, NULL, NULL, 0, NULL) == QF_ERROR_NULL && qf_tree_boxes(tree, 1, NULL, 0, NULL) == QF_ERROR_NULL);
  CHECK(qf_node_get_context(tree, root, NULL) == QF_ERROR_NULL && qf_node_child(tree, root, 0, NULL) == QF_ERROR_NULL);
  qf_layout layout;
  CHECK(qf_node_layout(tree, root, &layout) == QF_ERROR_LAYOUT);
  CHECK(qf_tree_layout(tree, root, 10, 10, 3) == QF_ERROR_VALUE && qf_tree_set_rounding(tree, -1) == QF_ERROR_VALUE);
  CHECK(qf_tree_set_rounding(tree, NAN) == QF_ERROR_VALUE && qf_tree_reserve(tree, -1) == QF_ERROR_RANGE);
  /* Every byte of a keyword that is none. */
  size_t first = offsetof(qf_style, display), last = offsetof(qf_style, justify_self);
  for (size_t at = first; at <= last; at++) {
    style = initial();
    ((unsigned char *)&style)[at] = 255;
    CHECK(qf_node_set_style(tree, root, &style) == QF_ERROR_VALUE && qf_node_new(tree, &style, 0, &node) == QF_ERROR_VALUE);
  }
  style = initial();
  style.size = 12;
  CHECK(qf_node_set_style(tree, root, &style) == QF_ERROR_VALUE);
  /* Random bytes in all that is not a keyword never give a box that is not finite. */
  unsigned seed = 7;
  for (int round = 0; round < 20000; round++) {
    style = initial();
    for (size_t at = offsetof(qf_style, flex_grow); at < sizeof style; at++) {
      seed = seed * 1664525u + 1013904223u;
      if ((seed >> 20 & 3) == 0) ((unsigned char *)&style)[at] = (unsigned char)(seed >> 24);
    }
    qf_node parent = round % 7 ? root : 0;
    CHECK(qf_node_new(tree, &style, parent, &node) == QF_OK);
    if (round % 50 == 49) {
      qf_box box;
      CHECK(qf_tree_layout(tree, root, 100, NAN, QF_DIRECTION_LTR) == QF_OK && qf_node_box(tree, node, &box) == QF_OK);
      CHECK(isfinite(box.x) && isfinite(box.y) && box.width >= 0 && isfinite(box.width) && box.height >= 0 && isfinite(box.height));
      CHECK(qf_node_free(tree, root) == QF_OK);
      root = add(tree, 0, 10, 10);
    }
  }
  CHECK(qf_tree_clear(tree) == QF_OK);
  int32_t count = -1;
  CHECK(qf_tree_count(tree, &count) == QF_OK && count == 0 && qf_tree_free(tree) == QF_OK);
  CHECK(qf_check_version(QF_VERSION) == QF_OK && qf_version() == QF_VERSION);
  CHECK(qf_check_version(QF_VERSION + 10000) == QF_ERROR_VERSION && qf_check_version(QF_VERSION + 100) == QF_ERROR_VERSION);
  for (int status = -1; status < 13; status++) CHECK(strlen(qf_status_text(status)) > 5);
}

struct rogue {
  qf_status insert, free_node, free_tree, layout, style, read;
  int calls;
};

static void measure_rogue(qf_tree tree, qf_node node, void *context, int32_t mode, double width, qf_measurement *answer) {
  (void)mode, (void)width;
  struct rogue *rogue = context;
  qf_style style;
  style.size = sizeof style;
  rogue->calls++;
  rogue->read = qf_node_get_style(tree, node, &style);
  rogue->style = qf_node_set_style(tree, node, &style);
  rogue->insert = qf_node_detach(tree, node);
  rogue->free_node = qf_node_free(tree, node);
  rogue->free_tree = qf_tree_free(tree);
  rogue->layout = qf_tree_layout(tree, node, 10, 10, 0);
  answer->width = NAN;
  answer->height = -5;
}

static void rogues(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, NAN, NAN), leaf = add(tree, root, NAN, NAN);
  struct rogue rogue = {0};
  CHECK(qf_node_set_context(tree, leaf, &rogue) == QF_OK && qf_node_set_measure(tree, leaf, measure_rogue) == QF_OK);
  CHECK(qf_tree_layout(tree, root, 100, NAN, QF_DIRECTION_LTR) == QF_OK && rogue.calls > 0 && rogue.read == QF_OK);
  CHECK(rogue.style == QF_ERROR_BUSY && rogue.insert == QF_ERROR_BUSY && rogue.free_node == QF_ERROR_BUSY);
  CHECK(rogue.free_tree == QF_ERROR_BUSY && rogue.layout == QF_ERROR_BUSY && is_box(tree, leaf, 0, 0, 0, 0));
  CHECK(qf_node_set_measure(tree, leaf, NULL) == QF_OK && qf_tree_layout(tree, root, 100, NAN, QF_DIRECTION_LTR) == QF_OK);
  CHECK(qf_tree_free(tree) == QF_OK);
}

static void measure_text(qf_tree tree, qf_node node, void *context, int32_t mode, double width, qf_measurement *answer) {
  (void)tree, (void)node;
  double whole = *(double *)context, column = mode == QF_MEASURE_MAX_CONTENT ? whole : mode == QF_MEASURE_MIN_CONTENT ? 10 : width;
  if (column < 10) column = 10;
  answer->width = whole < column ? whole : column;
  answer->height = 10 * ceil(whole / column);
}

static double baseline(qf_tree tree, qf_node node, void *context, double width, double height) {
  (void)tree, (void)node, (void)context, (void)width;
  return height / 4;
}

static void leaves(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_style style = initial();
  style.align_items = QF_ALIGN_BASELINE;
  qf_node root, text = 0, block;
  CHECK(qf_node_new(tree, &style, 0, &root) == QF_OK && qf_node_new(tree, NULL, root, &text) == QF_OK);
  double length = 250;
  CHECK(qf_node_set_context(tree, text, &length) == QF_OK && qf_node_set_measure(tree, text, measure_text) == QF_OK);
  block = add(tree, root, 20, 80);
  CHECK(qf_node_set_baseline(tree, block, baseline) == QF_OK);
  CHECK(qf_tree_layout(tree, root, 120, NAN, QF_DIRECTION_LTR) == QF_OK);
  /* The text has no baseline: its bottom, at 30, meets the block's at 20. The block shrinks by as much of its basis as the text does. */
  qf_box box, other;
  CHECK(qf_node_box(tree, text, &box) == QF_OK && qf_node_box(tree, block, &other) == QF_OK);
  CHECK(box.y + box.height == other.y + 20);
  int32_t dirty = -1, fresh = -1;
  CHECK(qf_node_is_dirty(tree, root, &dirty) == QF_OK && dirty == 0);
  CHECK(qf_node_has_new_layout(tree, text, &fresh) == QF_OK && fresh == 1 && qf_node_seen(tree, text) == QF_OK);
  CHECK(qf_node_has_new_layout(tree, text, &fresh) == QF_OK && fresh == 0);
  length = 20;
  CHECK(qf_node_mark_dirty(tree, text) == QF_OK && qf_node_is_dirty(tree, root, &dirty) == QF_OK && dirty == 1);
  CHECK(qf_tree_layout(tree, root, 120, NAN, QF_DIRECTION_LTR) == QF_OK);
  CHECK(qf_node_has_new_layout(tree, text, &fresh) == QF_OK && fresh == 1);
  int64_t asked = 0, again = 0;
  CHECK(qf_tree_measure_count(tree, &asked) == QF_OK && asked > 0);
  CHECK(qf_tree_layout(tree, root, 120, NAN, QF_DIRECTION_LTR) == QF_OK);
  CHECK(qf_tree_measure_count(tree, &again) == QF_OK && again == asked);
  void *context = NULL;
  CHECK(qf_node_get_context(tree, text, &context) == QF_OK && context == &length);
  /* A new node in an old one's place has neither its context nor its look. */
  CHECK(qf_node_free(tree, text) == QF_OK && qf_node_new(tree, NULL, root, &text) == QF_OK);
  CHECK(qf_node_get_context(tree, text, &context) == QF_OK && context == NULL);
  CHECK(qf_node_has_new_layout(tree, text, &fresh) == QF_OK && fresh == 1 && qf_tree_free(tree) == QF_OK);
}

static void displays(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, 60, NAN), middle = add(tree, root, 50, 50), child = add(tree, middle, 10, 10);
  qf_style style = initial();
  style.width = style.height = qf_points(50);
  style.margin.top = qf_points(7);
  const struct { uint8_t display; double middle, x, y, child; } cases[] = {
      {QF_DISPLAY_FLEX, 50, 0, 0, 10}, {QF_DISPLAY_BLOCK, 50, 0, 0, 10}, {QF_DISPLAY_NONE, 0, 0, 0, 0},
      {QF_DISPLAY_CONTENTS, 0, 0, 0, 10}, {QF_DISPLAY_FLOW_ROOT, 50, 0, 0, 10}};
  for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
    style.display = cases[index].display;
    qf_box box;
    CHECK(qf_node_set_style(tree, middle, &style) == QF_OK && qf_tree_layout(tree, root, NAN, NAN, QF_DIRECTION_LTR) == QF_OK);
    CHECK(qf_node_box(tree, middle, &box) == QF_OK && box.width == cases[index].middle);
    CHECK(is_box(tree, child, cases[index].x, cases[index].y, cases[index].child, cases[index].child));
  }
  CHECK(qf_tree_free(tree) == QF_OK);
}

static void links(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, NAN, NAN), a = add(tree, root, 1, 1), c = add(tree, root, 1, 1), b = add(tree, 0, 1, 1), found = 0;
  CHECK(qf_node_insert(tree, b, root, 1) == QF_OK);
  int32_t count = 0;
  CHECK(qf_node_child_count(tree, root, &count) == QF_OK && count == 3);
  CHECK(qf_node_child(tree, root, 1, &found) == QF_OK && found == b && qf_node_child(tree, root, 3, &found) == QF_OK && found == 0);
  CHECK(qf_node_child(tree, root, -1, &found) == QF_OK && found == 0);
  CHECK(qf_node_first_child(tree, root, &found) == QF_OK && found == a);
  CHECK(qf_node_next_sibling(tree, b, &found) == QF_OK && found == c && qf_node_next_sibling(tree, c, &found) == QF_OK && found == 0);
  CHECK(qf_node_detach(tree, a) == QF_OK && qf_node_first_child(tree, root, &found) == QF_OK && found == b);
  CHECK(qf_tree_free(tree) == QF_OK);
}

static void many_at_once(void) {
  enum { count = 50000 };
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  int32_t *parents = malloc(count * sizeof *parents);
  qf_style *styles = malloc(count * sizeof *styles);
  qf_node *nodes = malloc(count * sizeof *nodes);
  qf_box *boxes = malloc(count * sizeof *boxes);
  for (int index = 0; index < count; index++) {
    parents[index] = index == 0 ? -1 : (index - 1) / 10;
    styles[index] = initial();
    styles[index].flex_grow = 1;
    styles[index].flex_direction = index % 2 ? QF_COLUMN : QF_ROW;
  }
  parents[700] = 700;
  CHECK(qf_tree_build(tree, count, parents, styles, sizeof *styles, nodes) == QF_ERROR_RANGE && nodes[0] == 700);
  parents[700] = 69;
  styles[42].display = 9;
  CHECK(qf_tree_build(tree, count, parents, styles, sizeof *styles, nodes) == QF_ERROR_VALUE && nodes[0] == 42);
  styles[42].display = 0;
  int32_t alive = -1;
  CHECK(qf_tree_count(tree, &alive) == QF_OK && alive == 0);
  CHECK(qf_tree_build(tree, count, parents, styles, sizeof *styles, nodes) == QF_OK);
  CHECK(qf_tree_layout(tree, nodes[0], 1000, 1000, QF_DIRECTION_LTR) == QF_OK);
  CHECK(qf_tree_boxes(tree, count, nodes, 1, boxes) == QF_OK);
  double area = 0;
  for (int index = (count - 2) / 10 + 1; index < count; index++) {
    area += boxes[index].width * boxes[index].height;
    CHECK(boxes[index].x > -1e-6 && boxes[index].x + boxes[index].width < 1000 + 1e-6);
  }
  CHECK(fabs(area - 1e6) < 1);
  for (int index = 0; index < count; index++) styles[index].display = index ? QF_DISPLAY_NONE : QF_DISPLAY_FLEX;
  CHECK(qf_tree_set_styles(tree, count, nodes, styles, sizeof *styles) == QF_OK);
  CHECK(qf_tree_layout(tree, nodes[0], 1000, 1000, QF_DIRECTION_LTR) == QF_OK && is_box(tree, nodes[count - 1], 0, 0, 0, 0));
  nodes[5] = 0;
  CHECK(qf_tree_boxes(tree, count, nodes, 0, boxes) == QF_ERROR_NODE);
  CHECK(qf_tree_build(tree, 3, parents, NULL, 0, nodes) == QF_OK && qf_tree_build(tree, -1, parents, NULL, 0, nodes) == QF_ERROR_RANGE);
  free(parents), free(styles), free(nodes), free(boxes);
  CHECK(qf_tree_free(tree) == QF_OK);
}

static void deep(void) {
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_node root = add(tree, 0, NAN, NAN), node = root;
  for (int level = 0; level < 20000; level++) node = add(tree, node, NAN, NAN);
  add(tree, node, 9, 4);
  CHECK(qf_tree_layout_within(tree, root, NAN, NAN, QF_DIRECTION_LTR) == QF_OK && is_box(tree, root, 0, 0, 9, 4));
  qf_layout layout;
  CHECK(qf_node_layout(tree, root, &layout) == QF_OK && !layout.has_overflow && qf_tree_free(tree) == QF_OK);
}

static void *thread_body(void *unused) {
  (void)unused;
  long wrong = 0;
  for (int round = 0; round < 300; round++) {
    qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
    qf_node root, child;
    qf_box box;
    wrong += qf_node_new(tree, NULL, 0, &root) != QF_OK || qf_node_new(tree, NULL, root, &child) != QF_OK;
    wrong += qf_tree_layout(tree, root, 50, 60, QF_DIRECTION_LTR) != QF_OK || qf_node_box(tree, child, &box) != QF_OK || box.height != 60;
    wrong += qf_tree_free(tree) != QF_OK;
  }
  return (void *)wrong;
}

static void threads(void) {
  pthread_t threads[4];
  void *wrong;
  for (int index = 0; index < 4; index++) pthread_create(&threads[index], NULL, thread_body, NULL);
  for (int index = 0; index < 4; index++) {
    pthread_join(threads[index], &wrong);
    CHECK(wrong == NULL);
  }
}

static void aborts(void) {
  pid_t child = fork();
  if (child == 0) {
    fclose(stderr);
    qf_abort_on_error(1);
    qf_tree_free(0);
    _exit(0);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

/* A test fails if one of its checks does. */
static void run(void (*test)(void)) {
  wrong = 0;
  test();
  if (wrong) failed++; else passed++;
}

int main(void) {
  void (*const tests[])(void) = {rows, scroll_bars, stale_handles, nulls_and_nonsense, rogues, leaves, displays, links, many_at_once, deep, threads,
                                 aborts};
  for (size_t index = 0; index < sizeof tests / sizeof *tests; index++) run(tests[index]);
  printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
