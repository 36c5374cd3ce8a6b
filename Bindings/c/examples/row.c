/* A row of a picture, a text that wraps and a button, in 320 points: cc row.c $(pkg-config --cflags --libs quoinflex) */
#include <math.h>
#include <quoinflex.h>
#include <stdio.h>

/* A text of 400 points on lines 20 high. */
static void measure_text(qf_tree tree, qf_node node, void *context, int32_t mode, double width, qf_measurement *answer) {
  (void)tree, (void)node;
  double whole = *(double *)context;
  double column = mode == QF_MEASURE_MAX_CONTENT ? whole : mode == QF_MEASURE_MIN_CONTENT ? 60 : width;
  if (column < 60) column = 60;
  int lines = (int)((whole + column - 1) / column);
  answer->width = whole < column ? whole : column;
  answer->height = 20.0 * (lines > 0 ? lines : 1);
  answer->first_baseline = 15;
}

int main(void) {
  if (qf_check_version(QF_VERSION) != QF_OK) return 1;
  qf_tree tree = qf_tree_new(QF_DEFAULTS_CSS, QF_ERRATA_NONE);
  qf_style style;
  qf_node root, picture, text, button;

  qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS);
  style.align_items = QF_ALIGN_CENTER;
  style.column_gap = qf_points(8);
  style.padding.left = style.padding.right = qf_points(16);
  qf_node_new(tree, &style, 0, &root);

  qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS);
  style.width = style.height = qf_points(48);
  style.flex_shrink = 0;
  qf_node_new(tree, &style, root, &picture);

  qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS);
  style.flex_grow = 1;
  style.flex_basis = qf_points(0);
  qf_node_new(tree, &style, root, &text);
  double length = 400;
  qf_node_set_context(tree, text, &length);
  qf_node_set_measure(tree, text, measure_text);

  qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS);
  style.width = qf_calc(25, 4);
  style.height = qf_points(32);
  style.flex_shrink = 0;
  qf_node_new(tree, &style, root, &button);

  qf_status status = qf_tree_layout(tree, root, 320, NAN, QF_DIRECTION_LTR);
  if (status != QF_OK) {
    fprintf(stderr, "%s\n", qf_status_text(status));
    return 1;
  }
  const char *names[] = {"root", "picture", "text", "button"};
  qf_node nodes[] = {root, picture, text, button};
  for (int index = 0; index < 4; index++) {
    qf_box box;
    qf_node_box(tree, nodes[index], &box);
    printf("%s %g,%g %gx%g\n", names[index], box.x, box.y, box.width, box.height);
  }
  return qf_tree_free(tree);
}
