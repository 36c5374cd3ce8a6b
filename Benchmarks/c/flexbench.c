/*
 * The flexbox library as C programs use it: styles made inside the clock, widths that are new each time, leaves in the middle.
 *
 *   cc -O2 flexbench.c $(pkg-config --cflags --libs quoinflex) -lm -o flexbench && ./flexbench FILE.tree…
 *   cc -O2 -DYOGA flexbench.c $(pkg-config --cflags --libs quoinflex-yoga) -lm -o yogabench     the same through Yoga's API
 *
 * A line a file: nanoseconds of this thread's processor time a node, the least over the rounds. `first` is the first layout of a tree in
 * the process; the others are warm. Columns are told by the heading.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A line of a .tree file: children, direction, wrap, align, justify, width, height, grow, shrink, basis, margin, padding, gap, text. */
typedef struct row {
  int children, column, wrap, align, justify, width_kind, height_kind, basis_kind, is_text, parent;
  double width, height, grow, shrink, basis, margin, padding, gap, advance, word, line;
} row;

static double text_width(const row *text, double room) { return fmin(text->advance, fmax(room, text->word)); }
static double text_height(const row *text, double room) {
  return text->line * ceil(text->advance / fmax(fmax(room, text->word), 1e-9) - 1e-9);
}

#ifdef YOGA
#include <yoga/Yoga.h>
typedef YGNodeRef node;
typedef struct tree {
  YGConfigRef config;
  node *nodes;
} tree;

static YGSize measure(YGNodeConstRef leaf, float width, YGMeasureMode mode, float height, YGMeasureMode height_mode) {
  (void)height, (void)height_mode;
  const row *text = YGNodeGetContext(leaf);
  double room = mode == YGMeasureModeUndefined ? text->advance : width;
  return (YGSize){(float)text_width(text, room), (float)text_height(text, room)};
}

static void set_length(node to, int kind, double value, void (*points)(node, float), void (*percent)(node, float)) {
  if (kind == 1) points(to, (float)value);
  if (kind == 2) percent(to, (float)value);
}

static void restyle(tree *tree, int index, const row *row, double more) {
  node to = tree->nodes[index];
  YGNodeStyleSetFlexDirection(to, row->column ? YGFlexDirectionColumn : YGFlexDirectionRow);
  if (row->wrap) YGNodeStyleSetFlexWrap(to, YGWrapWrap);
  if (row->align) YGNodeStyleSetAlignItems(to, row->align == 1 ? YGAlignFlexStart : YGAlignCenter);
  if (row->justify) YGNodeStyleSetJustifyContent(to, YGJustifySpaceBetween);
  set_length(to, row->width_kind, row->width + more, YGNodeStyleSetWidth, YGNodeStyleSetWidthPercent);
  set_length(to, row->height_kind, row->height, YGNodeStyleSetHeight, YGNodeStyleSetHeightPercent);
  YGNodeStyleSetFlexGrow(to, (float)row->grow);
  YGNodeStyleSetFlexShrink(to, (float)row->shrink);
  set_length(to, row->basis_kind, row->basis, YGNodeStyleSetFlexBasis, YGNodeStyleSetFlexBasisPercent);
  if (row->margin != 0) YGNodeStyleSetMargin(to, YGEdgeAll, (float)row->margin);
  if (row->padding != 0) YGNodeStyleSetPadding(to, YGEdgeAll, (float)row->padding);
  if (row->gap != 0) YGNodeStyleSetGap(to, YGGutterAll, (float)row->gap);
  /* A bare node takes its change as a limit that limits nothing. */
  if (row->width_kind == 0 && more != 0) YGNodeStyleSetMaxWidth(to, (float)(1e6 + more));
}

static tree *build(const row *rows, int count) {
  tree *made = malloc(sizeof *made);
  made->config = YGConfigNew();
  YGConfigSetUseWebDefaults(made->config, true);
  made->nodes = malloc((size_t)count * sizeof *made->nodes);
  for (int index = 0; index < count; index++) {
    made->nodes[index] = YGNodeNewWithConfig(made->config);
    restyle(made, index, &rows[index], 0);
    if (rows[index].parent >= 0) {
      node parent = made->nodes[rows[index].parent];
      YGNodeInsertChild(parent, made->nodes[index], YGNodeGetChildCount(parent));
    }
    if (rows[index].is_text) {
      YGNodeSetContext(made->nodes[index], (void *)&rows[index]);
      YGNodeSetMeasureFunc(made->nodes[index], measure);
    }
  }
  return made;
}

static void set_width(tree *tree, int index, double width) { YGNodeStyleSetWidth(tree->nodes[index], (float)width); }
static void layout(tree *tree) { YGNodeCalculateLayout(tree->nodes[0], YGUndefined, YGUndefined, YGDirectionLTR); }
static double read_back(tree *tree, int count) {
  double sum = 0;
  for (int index = 0; index < count; index++) {
    YGNodeConstRef from = tree->nodes[index];
    sum += YGNodeLayoutGetLeft(from) + YGNodeLayoutGetTop(from) + YGNodeLayoutGetWidth(from) + YGNodeLayoutGetHeight(from);
  }
  return sum;
}
static void free_tree(tree *tree) {
  YGNodeFreeRecursive(tree->nodes[0]);
  YGConfigFree(tree->config);
  free(tree->nodes);
  free(tree);
}
#else
#include <quoinflex.h>
typedef struct tree {
  qf_tree tree;
  qf_node *nodes;
} tree;

static void measure(qf_tree tree, qf_node leaf, void *context, int32_t mode, double width, qf_measurement *answer) {
  (void)tree, (void)leaf;
  const row *text = context;
  double room = mode == QF_MEASURE_MAX_CONTENT ? text->advance : mode == QF_MEASURE_MIN_CONTENT ? 0 : width;
  answer->width = text_width(text, room);
  answer->height = text_height(text, room);
}

static qf_length length(int kind, double value) { return kind == 1 ? qf_points(value) : kind == 2 ? qf_percent(value) : QF_AUTO; }

static qf_edges all(double value) {
  qf_length length = qf_points(value);
  return (qf_edges){length, length, length, length, QF_UNSET, QF_UNSET};
}

static void fill(qf_style *style, const row *row, double more) {
  qf_style_init(style, sizeof *style, QF_DEFAULTS_CSS);
  static const uint8_t aligns[] = {QF_ALIGN_STRETCH, QF_ALIGN_START, QF_ALIGN_CENTER};
  style->flex_direction = row->column ? QF_COLUMN : QF_ROW;
  style->flex_wrap = row->wrap ? QF_WRAP : QF_NOWRAP;
  style->align_items = aligns[row->align];
  style->justify_content = row->justify ? QF_ALIGN_SPACE_BETWEEN : QF_ALIGN_START;
  style->width = length(row->width_kind, row->width + more);
  style->height = length(row->height_kind, row->height);
  style->flex_grow = (float)row->grow;
  style->flex_shrink = (float)row->shrink;
  style->flex_basis = length(row->basis_kind, row->basis);
  if (row->margin != 0) style->margin = all(row->margin);
  if (row->padding != 0) style->padding = all(row->padding);
  if (row->gap != 0) style->row_gap = style->column_gap = qf_points(row->gap);
  if (row->width_kind == 0 && more != 0) style->max_width = qf_points(1e6 + more);
}

static tree *build(const row *rows, int count) {
  tree *made = malloc(sizeof *made);
  made->tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  made->nodes = malloc((size_t)count * sizeof *made->nodes);
  qf_tree_set_rounding(made->tree, 1);
  qf_style style;
  for (int index = 0; index < count; index++) {
    fill(&style, &rows[index], 0);
    qf_node_new(made->tree, &style, rows[index].parent < 0 ? 0 : made->nodes[rows[index].parent], &made->nodes[index]);
    if (rows[index].is_text) {
      qf_node_set_context(made->tree, made->nodes[index], (void *)&rows[index]);
      qf_node_set_measure(made->tree, made->nodes[index], measure);
    }
  }
  return made;
}

static void restyle(tree *tree, int index, const row *row, double more) {
  qf_style style;
  fill(&style, row, more);
  qf_node_set_style(tree->tree, tree->nodes[index], &style);
}
static void set_width(tree *tree, int index, double width) {
  qf_style style;
  style.size = sizeof style;
  qf_node_get_style(tree->tree, tree->nodes[index], &style);
  style.width = qf_points(width);
  qf_node_set_style(tree->tree, tree->nodes[index], &style);
}
static void layout(tree *tree) { qf_tree_layout(tree->tree, tree->nodes[0], NAN, NAN, QF_DIRECTION_LTR); }
static double read_back(tree *tree, int count) {
  double sum = 0;
  for (int index = 0; index < count; index++) {
    qf_box box;
    qf_node_box(tree->tree, tree->nodes[index], &box);
    sum += box.x + box.y + box.width + box.height;
  }
  return sum;
}
static void free_tree(tree *tree) {
  qf_tree_free(tree->tree);
  free(tree->nodes);
  free(tree);
}
#endif

static row *read_file(const char *path, int *count) {
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "%d", count) != 1 || *count < 1) {
    fprintf(stderr, "%s: not a .tree file. Write one with gen_trees.py.\n", path);
    exit(1);
  }
  row *rows = calloc((size_t)*count, sizeof *rows);
  int *open = malloc((size_t)*count * sizeof *open), *left = malloc((size_t)*count * sizeof *left), depth = 0;
  for (int index = 0; index < *count; index++) {
    row *r = &rows[index];
    if (fscanf(file, "%d %d %d %d %d %d %lf %d %lf %lf %lf %d %lf %lf %lf %lf %d %lf %lf %lf", &r->children, &r->column, &r->wrap, &r->align,
               &r->justify, &r->width_kind, &r->width, &r->height_kind, &r->height, &r->grow, &r->shrink, &r->basis_kind, &r->basis,
               &r->margin, &r->padding, &r->gap, &r->is_text, &r->advance, &r->word, &r->line) != 20) {
      fprintf(stderr, "%s: line %d is not 20 numbers.\n", path, index + 2);
      exit(1);
    }
    while (depth > 0 && left[depth - 1] == 0) depth--;
    r->parent = depth > 0 ? open[depth - 1] : -1;
    if (depth > 0) left[depth - 1]--;
    if (r->children > 0) {
      open[depth] = index;
      left[depth++] = r->children;
    }
  }
  free(open), free(left), fclose(file);
  return rows;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

enum { FIRST, BUILD, FRESH, READ, RESTYLE, ROOT_WIDTH, ONE_LEAF, TWO_LEAVES, PERCENT, COLUMNS };
static const char *const headings[COLUMNS] = {"first", "build", "fresh", "read", "restyle", "root width", "one leaf", "two leaves", "1 %"};
static double least[COLUMNS], sink;

static void note(int column, double begun) {
  double took = now() - begun;
  if (least[column] == 0 || took < least[column]) least[column] = took;
}

static void run_round(const row *rows, int count, const int *leaves, int leaf_count, int number) {
  double begun = now();
  tree *tree = build(rows, count);
  note(BUILD, begun);
  begun = now();
  layout(tree);
  note(number == 0 ? FIRST : FRESH, begun);
  begun = now();
  sink += read_back(tree, count);
  note(READ, begun);
  begun = now();
  for (int index = 0; index < count; index++) restyle(tree, index, &rows[index], 1 + number % 7);
  layout(tree);
  note(RESTYLE, begun);
  for (int again = 0; again < 3; again++) {
    begun = now();
    set_width(tree, 0, 700 + 37 * number + 11 * again);
    layout(tree);
    note(ROOT_WIDTH, begun);
    int middle = leaves[leaf_count / 2 - again * leaf_count / 7];
    begun = now();
    set_width(tree, middle, 11 + number + again);
    layout(tree);
    note(ONE_LEAF, begun);
    begun = now();
    set_width(tree, leaves[leaf_count / 3 + again], 13 + number + again);
    set_width(tree, leaves[leaf_count * 2 / 3 - again], 17 + number + again);
    layout(tree);
    note(TWO_LEAVES, begun);
    begun = now();
    for (int index = again; index < leaf_count; index += 100) set_width(tree, leaves[index], 19 + number + again + index % 5);
    layout(tree);
    note(PERCENT, begun);
  }
  free_tree(tree);
}

int main(int count_of_files, char **files) {
  printf("%-22s %7s", "ns a node", "nodes");
  for (int column = 0; column < COLUMNS; column++) printf(" %10s", headings[column]);
  printf("\n");
  for (int file = 1; file < count_of_files; file++) {
    int count = 0, leaf_count = 0;
    row *rows = read_file(files[file], &count);
    int *leaves = malloc((size_t)count * sizeof *leaves);
    for (int index = 0; index < count; index++) {
      if (rows[index].children == 0) leaves[leaf_count++] = index;
    }
    memset(least, 0, sizeof least);
    int rounds = count > 50000 ? 4 : count > 5000 ? 8 : 25;
    for (int number = 0; number < rounds; number++) run_round(rows, count, leaves, leaf_count, number);
    const char *name = strrchr(files[file], '/') ? strrchr(files[file], '/') + 1 : files[file];
    printf("%-22.*s %7d", (int)(strlen(name) > 5 ? strlen(name) - 5 : strlen(name)), name, count);
    for (int column = 0; column < COLUMNS; column++) printf(" %10.2f", least[column] / count);
    printf("\n");
    fflush(stdout);
    free(rows), free(leaves);
  }
  return sink == 1e-300;
}
