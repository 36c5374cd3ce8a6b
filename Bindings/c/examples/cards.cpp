// Cards that wrap, with callbacks that are lambdas: c++ cards.cpp $(pkg-config --cflags --libs quoinflex)
#include <quoinflex.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

// A tree that frees itself, and throws what the library answers.
class Tree {
 public:
  using Measure = std::function<qf_measurement(int mode, double width)>;

  explicit Tree(int defaults = QF_DEFAULTS_CSS) : tree_(qf_tree_new(defaults, QF_ERRATA_NONE)) {}
  ~Tree() { qf_tree_free(tree_); }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  qf_node add(const std::function<void(qf_style&)>& change, qf_node parent = 0) {
    qf_style style;
    check(qf_style_init(&style, sizeof style, QF_DEFAULTS_CSS));
    change(style);
    qf_node node = 0;
    check(qf_node_new(tree_, &style, parent, &node));
    return node;
  }

  void measure(qf_node node, Measure measure) {
    measures_.push_back(std::make_unique<Measure>(std::move(measure)));
    check(qf_node_set_context(tree_, node, measures_.back().get()));
    check(qf_node_set_measure(
        tree_, node, [](qf_tree, qf_node, void* context, int32_t mode, double width, qf_measurement* answer) noexcept {
          *answer = (*static_cast<Measure*>(context))(mode, width);
        }));
  }

  void layout(qf_node root, double width, double height = NAN) { check(qf_tree_layout(tree_, root, width, height, QF_DIRECTION_LTR)); }

  qf_layout operator[](qf_node node) const {
    qf_layout layout;
    check(qf_node_layout(tree_, node, &layout));
    return layout;
  }

 private:
  static void check(qf_status status) {
    if (status != QF_OK) throw std::runtime_error(qf_status_text(status));
  }
  qf_tree tree_;
  std::vector<std::unique_ptr<Measure>> measures_;
};

int main() {
  try {
    Tree tree;
    const qf_node root = tree.add([](qf_style& style) {
      style.flex_wrap = QF_WRAP;
      style.row_gap = style.column_gap = qf_points(10);
      style.padding = {qf_points(10), qf_points(10), qf_points(10), qf_points(10), QF_UNSET, QF_UNSET};
    });
    std::vector<qf_node> cards;
    for (int number = 0; number < 5; number++) {
      cards.push_back(tree.add([](qf_style& style) { style.flex_grow = 1; }, root));
      tree.measure(cards.back(), [number](int, double) { return qf_measurement{90.0 + 10 * number, 40, 30, 30}; });
    }
    tree.layout(root, 320);
    for (qf_node card : cards) {
      const qf_box box = tree[card].box;
      std::printf("%g,%g %gx%g\n", box.x, box.y, box.width, box.height);
    }
    std::printf("root %g high\n", tree[root].box.height);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
