// Yoga's C API over quoinflex. A node keeps what it was told and hands it to the tree of its root when that is laid out, so that nodes
// may be made before anybody knows where they belong.
#include <yoga/Yoga.h>

#include <quoinflex.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <new>
#include <stdexcept>
#include <vector>

struct YGConfig {
  bool useWebDefaults = false;
  float pointScaleFactor = 1;
  YGErrata errata = YGErrataMinSizeUndefinedInsteadOfAuto;
  void *context = nullptr;
  std::array<bool, 2> features{};
};

namespace {

constexpr YGValue undefined{YGUndefined, YGUnitUndefined};
constexpr YGValue automatic{YGUndefined, YGUnitAuto};
using Edges = std::array<YGValue, 9>;

constexpr Edges noEdges() {
  Edges edges{};
  for (auto &edge : edges) edge = undefined;
  return edges;
}

// A style as it was told, for those who read it back.
struct Style {
  YGDirection Direction = YGDirectionInherit;
  YGFlexDirection FlexDirection = YGFlexDirectionColumn;
  YGJustify JustifyContent = YGJustifyFlexStart, JustifyItems = YGJustifyStretch, JustifySelf = YGJustifyAuto;
  YGAlign AlignContent = YGAlignFlexStart, AlignItems = YGAlignStretch, AlignSelf = YGAlignAuto;
  YGPositionType PositionType = YGPositionTypeRelative;
  YGWrap FlexWrap = YGWrapNoWrap;
  YGOverflow Overflow = YGOverflowVisible;
  YGDisplay Display = YGDisplayFlex;
  YGBoxSizing BoxSizing = YGBoxSizingBorderBox;
  float Flex = YGUndefined, FlexGrow = YGUndefined, FlexShrink = YGUndefined, AspectRatio = YGUndefined;
  YGValue FlexBasis = automatic, Width = automatic, Height = automatic;
  YGValue MinWidth = undefined, MinHeight = undefined, MaxWidth = undefined, MaxHeight = undefined;
  Edges Position = noEdges(), Margin = noEdges(), Padding = noEdges(), Border = noEdges();
  std::array<YGValue, 3> Gap{undefined, undefined, undefined};
};

// As Yoga does where C++ has exceptions; a program in C ends.
[[noreturn]] void fatal(const char *sentence) { throw std::logic_error(sentence); }

void require(bool holds, const char *sentence) {
  if (!holds) fatal(sentence);
}

bool same(float left, float right) { return left == right || (std::isnan(left) && std::isnan(right)); }
bool same(const YGValue &left, const YGValue &right) { return left.unit == right.unit && same(left.value, right.value); }
template <typename Word>
bool same(Word left, Word right) {
  return left == right;
}

YGValue value(float number, YGUnit unit) {
  return std::isnan(number) || std::isinf(number) ? undefined : YGValue{number, unit};
}

YGConfig *defaultConfig() {
  static YGConfig config;
  return &config;
}

const char *word(int value, std::initializer_list<const char *> words) {
  return value >= 0 && value < static_cast<int>(words.size()) ? words.begin()[value] : "unknown";
}

}  // namespace

struct YGNode {
  const YGConfig *config;
  Style style;
  YGNode *owner = nullptr;
  std::vector<YGNode *> children;
  void *context = nullptr;
  YGMeasureFunc measure = nullptr;
  YGMinContentMeasureFunc minContent = nullptr;
  YGBaselineFunc baseline = nullptr;
  YGDirtiedFunc dirtied = nullptr;
  YGNodeType type = YGNodeTypeDefault;
  bool isReferenceBaseline = false;
  bool alwaysFormsContainingBlock = false;
  bool isDirty = true;
  bool hasNewLayout = true;
  bool wasSeen = false;

  // Where the node stands in the tree of a root; that root's own is `own`.
  qf_tree own = 0;
  qf_tree tree = 0;
  qf_node node = 0;
  bool styleChanged = true, childrenChanged = true, leafChanged = true;

  explicit YGNode(const YGConfig *config) : config(config) {
    if (config->useWebDefaults) {
      style.FlexDirection = YGFlexDirectionRow;
      style.AlignContent = YGAlignStretch;
    }
  }
  YGNode(const YGNode &) = delete;
  YGNode &operator=(const YGNode &) = delete;
  ~YGNode() {
    leave();
    if (own) qf_tree_free(own);
  }

  // Gives up the place in a tree, if that is still there.
  void leave() {
    if (node && qf_node_is_alive(tree, node)) qf_node_free_alone(tree, node);
    tree = 0;
    node = 0;
  }

  void markDirty() {
    for (YGNode *changed = this; changed && !changed->isDirty; changed = changed->owner) {
      changed->isDirty = true;
      if (changed->dirtied) changed->dirtied(changed);
    }
  }

  void forgetLayout() {
    leave();
    styleChanged = childrenChanged = leafChanged = true;
    hasNewLayout = isDirty = true;
    wasSeen = false;
    for (YGNode *child : children) child->forgetLayout();
  }

  template <typename Value>
  void set(Value &place, const Value &value) {
    if (same(place, value)) return;
    place = value;
    styleChanged = true;
    markDirty();
  }
};

namespace {

// ---- From Yoga's words to CSS's ----

qf_length length(const YGValue &value, qf_length otherwise) {
  switch (value.unit) {
  case YGUnitPoint: return qf_points(value.value);
  case YGUnitPercent: return qf_percent(value.value);
  case YGUnitAuto: return QF_AUTO;
  case YGUnitMaxContent: return QF_MAX_CONTENT;
  case YGUnitFitContent: return QF_FIT_CONTENT;
  case YGUnitStretch: return QF_STRETCH;
  default: return otherwise;
  }
}

const YGValue &first(const YGValue &one, const YGValue &two, const YGValue &three) {
  return one.unit != YGUnitUndefined ? one : two.unit != YGUnitUndefined ? two : three;
}

qf_edges edges(const Edges &edges, qf_length otherwise) {
  const YGValue &across = edges[YGEdgeHorizontal], &along = edges[YGEdgeVertical], &all = edges[YGEdgeAll];
  return {length(first(edges[YGEdgeTop], along, all), otherwise),    length(first(edges[YGEdgeLeft], across, all), otherwise),
          length(first(edges[YGEdgeBottom], along, all), otherwise), length(first(edges[YGEdgeRight], across, all), otherwise),
          length(edges[YGEdgeStart], QF_UNSET),                      length(edges[YGEdgeEnd], QF_UNSET)};
}

uint8_t alignment(YGAlign align) {
  static const uint8_t words[] = {QF_ALIGN_AUTO, QF_ALIGN_FLEX_START, QF_ALIGN_CENTER, QF_ALIGN_FLEX_END, QF_ALIGN_STRETCH,
                                  QF_ALIGN_BASELINE, QF_ALIGN_SPACE_BETWEEN, QF_ALIGN_SPACE_AROUND, QF_ALIGN_SPACE_EVENLY,
                                  QF_ALIGN_START, QF_ALIGN_END};
  return words[align];
}

uint8_t alignment(YGJustify justify) {
  static const uint8_t words[] = {QF_ALIGN_AUTO, QF_ALIGN_FLEX_START, QF_ALIGN_CENTER, QF_ALIGN_FLEX_END, QF_ALIGN_SPACE_BETWEEN,
                                  QF_ALIGN_SPACE_AROUND, QF_ALIGN_SPACE_EVENLY, QF_ALIGN_STRETCH, QF_ALIGN_START, QF_ALIGN_END};
  return words[justify];
}

qf_style converted(const YGNode &node) {
  const Style &from = node.style;
  const bool web = node.config->useWebDefaults;
  qf_style to;
  qf_style_init(&to, sizeof to, QF_DEFAULTS_YOGA);
  static const uint8_t displays[] = {QF_DISPLAY_FLEX, QF_DISPLAY_NONE, QF_DISPLAY_CONTENTS, QF_DISPLAY_FLEX};
  static const uint8_t directions[] = {QF_COLUMN, QF_COLUMN_REVERSE, QF_ROW, QF_ROW_REVERSE};
  to.display = displays[from.Display];
  to.position = static_cast<uint8_t>(from.PositionType);
  if (node.alwaysFormsContainingBlock && to.position == QF_POSITION_STATIC) to.position = QF_POSITION_RELATIVE;
  to.box_sizing = static_cast<uint8_t>(from.BoxSizing);
  to.direction = static_cast<uint8_t>(from.Direction);
  to.flex_direction = directions[from.FlexDirection];
  to.flex_wrap = static_cast<uint8_t>(from.FlexWrap);
  to.overflow_x = to.overflow_y = static_cast<uint8_t>(from.Overflow);
  to.justify_content = from.JustifyContent == YGJustifyAuto ? QF_ALIGN_NORMAL : alignment(from.JustifyContent);
  to.align_content = from.AlignContent == YGAlignAuto ? QF_ALIGN_NORMAL : alignment(from.AlignContent);
  to.align_items = from.AlignItems == YGAlignAuto ? QF_ALIGN_NORMAL : alignment(from.AlignItems);
  to.align_self = alignment(from.AlignSelf);
  to.justify_self = alignment(from.JustifySelf);
  const bool flexes = !std::isnan(from.Flex) && from.Flex > 0;
  to.flex_grow = !std::isnan(from.FlexGrow) ? from.FlexGrow : flexes ? from.Flex : 0;
  to.flex_shrink = !std::isnan(from.FlexShrink) ? from.FlexShrink
                   : !web && !std::isnan(from.Flex) && from.Flex < 0 ? -from.Flex
                   : web ? 1 : 0;
  if (from.FlexBasis.unit != YGUnitAuto && from.FlexBasis.unit != YGUnitUndefined) {
    // As a browser's own -webkit-fill-available, which fills nothing as a basis.
    to.flex_basis = from.FlexBasis.unit == YGUnitStretch ? QF_CONTENT : length(from.FlexBasis, QF_AUTO);
  } else {
    to.flex_basis = flexes && !web ? QF_ZERO : QF_AUTO;
  }
  to.width = length(from.Width, QF_AUTO);
  to.height = length(from.Height, QF_AUTO);
  const qf_length least = node.config->errata & YGErrataMinSizeUndefinedInsteadOfAuto ? QF_ZERO : QF_AUTO;
  to.min_width = length(from.MinWidth, least);
  to.min_height = length(from.MinHeight, least);
  to.max_width = length(from.MaxWidth, QF_AUTO);
  to.max_height = length(from.MaxHeight, QF_AUTO);
  to.margin = edges(from.Margin, QF_ZERO);
  to.padding = edges(from.Padding, QF_ZERO);
  to.border = edges(from.Border, QF_ZERO);
  // Yoga's static boxes ignore insets, as CSS's do.
  to.inset = edges(from.Position, QF_AUTO);
  to.row_gap = length(first(from.Gap[YGGutterRow], from.Gap[YGGutterAll], undefined), QF_AUTO);
  to.column_gap = length(first(from.Gap[YGGutterColumn], from.Gap[YGGutterAll], undefined), QF_AUTO);
  to.aspect_ratio = std::isnan(from.AspectRatio) ? 0 : from.AspectRatio;
  return to;
}

// ---- Into the tree of a root ----

void measureLeaf(qf_tree, qf_node, void *context, int32_t mode, double width, qf_measurement *answer) {
  const YGNode *node = static_cast<const YGNode *>(context);
  YGMeasureMode asked = YGMeasureModeUndefined;
  auto room = static_cast<float>(width);
  if (mode == QF_MEASURE_EXACTLY) asked = YGMeasureModeExactly;
  if (mode == QF_MEASURE_AT_MOST) asked = YGMeasureModeAtMost;
  if (mode == QF_MEASURE_MIN_CONTENT) {
    asked = YGMeasureModeAtMost;
    room = 0;
  }
  const auto measure = mode == QF_MEASURE_MIN_CONTENT && node->minContent ? node->minContent : node->measure;
  const YGSize size = measure(node, room, asked, YGUndefined, YGMeasureModeUndefined);
  answer->width = size.width;
  answer->height = size.height;
}

double tellBaseline(qf_tree, qf_node, void *context, double width, double height) {
  const YGNode *node = static_cast<const YGNode *>(context);
  return node->baseline(node, static_cast<float>(width), static_cast<float>(height));
}

// Brings the tree in line with a node and what is below it.
void bring(YGNode &node, qf_tree tree) {
  if (node.tree == tree && !node.isDirty && !node.styleChanged && !node.childrenChanged && !node.leafChanged) return;
  if (node.isDirty) node.hasNewLayout = true;
  if (node.tree != tree) {
    node.leave();
    const qf_style style = converted(node);
    require(qf_node_new(tree, &style, 0, &node.node) == QF_OK, "A node could not be made.");
    node.tree = tree;
    node.childrenChanged = node.leafChanged = true;
  } else if (node.styleChanged) {
    const qf_style style = converted(node);
    qf_node_set_style(tree, node.node, &style);
  }
  if (node.leafChanged) {
    qf_node_set_context(tree, node.node, &node);
    qf_node_set_measure(tree, node.node, node.measure ? measureLeaf : nullptr);
    qf_node_set_baseline(tree, node.node, node.baseline ? tellBaseline : nullptr);
  }
  for (YGNode *child : node.children) bring(*child, tree);
  if (node.childrenChanged) {
    qf_node last = 0;
    while (qf_node_first_child(tree, node.node, &last) == QF_OK && last) qf_node_detach(tree, last);
    for (YGNode *child : node.children) qf_node_insert(tree, child->node, node.node, -1);
  }
  node.styleChanged = node.childrenChanged = node.leafChanged = node.isDirty = false;
}

void drop(YGNode *owner, size_t index) {
  YGNode *child = owner->children[index];
  owner->children.erase(owner->children.begin() + static_cast<std::ptrdiff_t>(index));
  child->owner = nullptr;
  child->forgetLayout();
  owner->childrenChanged = true;
  owner->markDirty();
}

qf_box box(YGNodeConstRef node) {
  qf_box box{};
  if (node->tree) qf_node_box(node->tree, node->node, &box);
  return box;
}

// Yoga rounds where a node stands by itself and its size by both edges on the grid; text is never moved to the right or down.
float place(YGNodeConstRef node, double qf_box::*side) {
  qf_box exact{};
  if (!node->tree || qf_node_exact_box(node->tree, node->node, &exact) != QF_OK) return 0;
  const double scale = node->config->pointScaleFactor;
  if (scale == 0) return static_cast<float>(exact.*side);
  const double slack = 0.0001;
  return static_cast<float>(std::floor(exact.*side * scale + (node->type == YGNodeTypeText ? 0 : 0.5) + slack) / scale);
}

bool details(YGNodeConstRef node, qf_layout &layout) {
  return node->tree && qf_node_layout(node->tree, node->node, &layout) == QF_OK;
}

float side(const qf_sides &sides, YGEdge edge, int32_t direction) {
  const bool flipped = direction == QF_DIRECTION_RTL;
  switch (edge) {
  case YGEdgeLeft: return static_cast<float>(sides.left);
  case YGEdgeTop: return static_cast<float>(sides.top);
  case YGEdgeRight: return static_cast<float>(sides.right);
  case YGEdgeBottom: return static_cast<float>(sides.bottom);
  case YGEdgeStart: return static_cast<float>(flipped ? sides.right : sides.left);
  case YGEdgeEnd: return static_cast<float>(flipped ? sides.left : sides.right);
  default: fatal("A layout has the edges left, top, right, bottom, start and end.");
  }
}

}  // namespace

extern "C" {

const YGValue YGValueAuto = automatic;
const YGValue YGValueUndefined = undefined;
const YGValue YGValueZero = {0, YGUnitPoint};

bool YGFloatIsUndefined(float value) { return std::isnan(value); }

float YGRoundValueToPixelGrid(double value, double scale, bool forceCeil, bool forceFloor) {
  const double scaled = value * scale;
  if (std::isnan(scaled)) return YGUndefined;
  double fraction = scaled - std::floor(scaled);
  double whole = std::floor(scaled);
  constexpr double close = 1e-4;
  if (fraction < close) {
    // It is that pixel.
  } else if (fraction > 1 - close || forceCeil) {
    whole += 1;
  } else if (!forceFloor && fraction > 0.5 - close) {
    whole += 1;
  }
  return static_cast<float>(whole / scale);
}

// ---- Configurations ----

YGConfigRef YGConfigNew(void) { return new YGConfig(); }
void YGConfigFree(YGConfigRef config) { delete config; }
YGConfigConstRef YGConfigGetDefault(void) { return defaultConfig(); }
void YGConfigSetUseWebDefaults(YGConfigRef config, bool enabled) { config->useWebDefaults = enabled; }
bool YGConfigGetUseWebDefaults(YGConfigConstRef config) { return config->useWebDefaults; }
void YGConfigSetPointScaleFactor(YGConfigRef config, float scale) {
  require(scale >= 0, "The scale of the pixel grid must not be below zero.");
  config->pointScaleFactor = scale;
}
float YGConfigGetPointScaleFactor(YGConfigConstRef config) { return config->pointScaleFactor; }
void YGConfigSetErrata(YGConfigRef config, YGErrata errata) { config->errata = errata; }
YGErrata YGConfigGetErrata(YGConfigConstRef config) { return config->errata; }
void YGConfigSetLogger(YGConfigRef, YGLogger) {}
void YGConfigSetContext(YGConfigRef config, void *context) { config->context = context; }
void *YGConfigGetContext(YGConfigConstRef config) { return config->context; }
void YGConfigSetExperimentalFeatureEnabled(YGConfigRef config, YGExperimentalFeature feature, bool enabled) {
  config->features[feature] = enabled;
}
bool YGConfigIsExperimentalFeatureEnabled(YGConfigConstRef config, YGExperimentalFeature feature) { return config->features[feature]; }

// ---- Nodes ----

YGNodeRef YGNodeNew(void) { return new YGNode(defaultConfig()); }
YGNodeRef YGNodeNewWithConfig(YGConfigConstRef config) {
  require(config, "A node needs a configuration: use YGNodeNew for the default one.");
  return new YGNode(config);
}
YGNodeRef YGNodeClone(YGNodeConstRef node) {
  auto *copy = new YGNode(node->config);
  copy->style = node->style;
  copy->context = node->context;
  copy->measure = node->measure;
  copy->baseline = node->baseline;
  copy->dirtied = node->dirtied;
  copy->type = node->type;
  copy->isReferenceBaseline = node->isReferenceBaseline;
  copy->alwaysFormsContainingBlock = node->alwaysFormsContainingBlock;
  return copy;
}
void YGNodeFree(YGNodeRef node) {
  if (!node) return;
  if (YGNode *owner = node->owner) {
    owner->children.erase(std::remove(owner->children.begin(), owner->children.end(), node), owner->children.end());
    owner->childrenChanged = true;
    owner->markDirty();
  }
  for (YGNode *child : node->children) child->owner = nullptr;
  delete node;
}
void YGNodeFreeRecursive(YGNodeRef root) {
  // Without recursion: trees may be as deep as they like.
  std::vector<YGNode *> open{root};
  if (YGNode *owner = root->owner) YGNodeRemoveChild(owner, root);
  while (!open.empty()) {
    YGNode *node = open.back();
    open.pop_back();
    open.insert(open.end(), node->children.begin(), node->children.end());
    for (YGNode *child : node->children) child->owner = nullptr;
    node->children.clear();
    delete node;
  }
}
void YGNodeFinalize(YGNodeRef node) { delete node; }
void YGNodeReset(YGNodeRef node) {
  require(node->children.empty(), "Cannot reset a node which still has children attached");
  require(!node->owner, "Cannot reset a node still attached to a owner");
  const YGConfig *config = node->config;
  node->~YGNode();
  new (node) YGNode(config);
}

void YGNodeCalculateLayout(YGNodeRef root, float width, float height, YGDirection direction) {
  if (!root->own) {
    int32_t errata = QF_ERRATA_LEAVES_SHRINK;
    if (root->config->errata & YGErrataAbsolutePositionWithoutInsetsExcludesPadding) errata |= QF_ERRATA_ABSOLUTE_IGNORES_PADDING;
    if (root->config->errata & YGErrataAbsolutePercentAgainstInnerSize) errata |= QF_ERRATA_ABSOLUTE_PERCENT_OF_CONTENT;
    root->own = qf_tree_new(QF_DEFAULTS_YOGA, errata);
    require(root->own, "A tree could not be made.");
  }
  qf_tree_set_rounding(root->own, root->config->pointScaleFactor);
  bring(*root, root->own);
  qf_tree_layout(root->own, root->node, width, height, direction);
  root->hasNewLayout = true;
}

bool YGNodeGetHasNewLayout(YGNodeConstRef node) {
  if (node->hasNewLayout || !node->wasSeen || !node->tree) return node->hasNewLayout;
  int32_t isNew = 0;
  return qf_node_has_new_layout(node->tree, node->node, &isNew) == QF_OK && isNew;
}
void YGNodeSetHasNewLayout(YGNodeRef node, bool hasNewLayout) {
  node->hasNewLayout = hasNewLayout;
  node->wasSeen = !hasNewLayout && node->tree && qf_node_seen(node->tree, node->node) == QF_OK;
}
bool YGNodeIsDirty(YGNodeConstRef node) { return node->isDirty; }
void YGNodeMarkDirty(YGNodeRef node) {
  require(node->measure, "Only leaf nodes with custom measure functions should manually mark themselves as dirty");
  node->leafChanged = true;
  node->markDirty();
}
void YGNodeSetDirtiedFunc(YGNodeRef node, YGDirtiedFunc dirtied) { node->dirtied = dirtied; }
YGDirtiedFunc YGNodeGetDirtiedFunc(YGNodeConstRef node) { return node->dirtied; }

void YGNodeInsertChild(YGNodeRef node, YGNodeRef child, size_t index) {
  require(!child->owner, "Child already has a owner, it must be removed first.");
  require(!node->measure, "Cannot add child: Nodes with measure functions cannot have children.");
  require(index <= node->children.size(), "Cannot add child: the index is beyond the last child.");
  node->children.insert(node->children.begin() + static_cast<std::ptrdiff_t>(index), child);
  child->owner = node;
  node->childrenChanged = true;
  node->markDirty();
}
void YGNodeSwapChild(YGNodeRef node, YGNodeRef child, size_t index) {
  require(index < node->children.size(), "Cannot swap a child that is not there.");
  node->children[index]->owner = nullptr;
  node->children[index] = child;
  child->owner = node;
  node->childrenChanged = true;
  node->markDirty();
}
void YGNodeRemoveChild(YGNodeRef node, YGNodeRef child) {
  const auto found = std::find(node->children.begin(), node->children.end(), child);
  if (found != node->children.end()) drop(node, static_cast<size_t>(found - node->children.begin()));
}
void YGNodeRemoveAllChildren(YGNodeRef node) {
  while (!node->children.empty()) drop(node, node->children.size() - 1);
}
void YGNodeSetChildren(YGNodeRef owner, const YGNodeRef *children, size_t count) {
  const std::vector<YGNode *> wanted(children, children + count);
  for (size_t index = owner->children.size(); index > 0; index--) {
    if (std::find(wanted.begin(), wanted.end(), owner->children[index - 1]) == wanted.end()) drop(owner, index - 1);
  }
  owner->children = wanted;
  for (YGNode *child : wanted) child->owner = owner;
  owner->childrenChanged = true;
  owner->markDirty();
}
YGNodeRef YGNodeGetChild(YGNodeRef node, size_t index) { return index < node->children.size() ? node->children[index] : nullptr; }
size_t YGNodeGetChildCount(YGNodeConstRef node) { return node->children.size(); }
YGNodeRef YGNodeGetOwner(YGNodeRef node) { return node->owner; }
YGNodeRef YGNodeGetParent(YGNodeRef node) { return node->owner; }
void YGNodeSetConfig(YGNodeRef node, YGConfigRef config) {
  require(config, "A node needs a configuration.");
  require(
      config->useWebDefaults == node->config->useWebDefaults,
      "UseWebDefaults may not be changed after constructing a Node");
  if (node->own && config->errata != node->config->errata) {
    qf_tree_free(node->own);
    node->own = 0;
  }
  node->config = config;
  node->styleChanged = true;
  node->markDirty();
}
YGConfigConstRef YGNodeGetConfig(YGNodeRef node) { return node->config; }
void YGNodeSetContext(YGNodeRef node, void *context) { node->context = context; }
void *YGNodeGetContext(YGNodeConstRef node) { return node->context; }
void YGNodeSetMeasureFunc(YGNodeRef node, YGMeasureFunc measure) {
  require(!measure || node->children.empty(), "Cannot set measure function: Nodes with measure functions cannot have children.");
  node->measure = measure;
  node->type = measure ? YGNodeTypeText : YGNodeTypeDefault;
  node->leafChanged = true;
}
bool YGNodeHasMeasureFunc(YGNodeConstRef node) { return node->measure != nullptr; }
void YGNodeSetMinContentMeasureFunc(YGNodeRef node, YGMinContentMeasureFunc minContent) {
  node->minContent = minContent;
  node->leafChanged = true;
  node->markDirty();
}
bool YGNodeHasMinContentMeasureFunc(YGNodeConstRef node) { return node->minContent != nullptr; }
void YGNodeSetBaselineFunc(YGNodeRef node, YGBaselineFunc baseline) {
  node->baseline = baseline;
  node->leafChanged = true;
}
bool YGNodeHasBaselineFunc(YGNodeConstRef node) { return node->baseline != nullptr; }
void YGNodeSetIsReferenceBaseline(YGNodeRef node, bool is) { node->isReferenceBaseline = is; }
bool YGNodeIsReferenceBaseline(YGNodeConstRef node) { return node->isReferenceBaseline; }
void YGNodeSetNodeType(YGNodeRef node, YGNodeType type) { node->type = type; }
YGNodeType YGNodeGetNodeType(YGNodeConstRef node) { return node->type; }
void YGNodeSetAlwaysFormsContainingBlock(YGNodeRef node, bool does) { node->set(node->alwaysFormsContainingBlock, does); }
bool YGNodeGetAlwaysFormsContainingBlock(YGNodeConstRef node) { return node->alwaysFormsContainingBlock; }

// ---- Results ----

float YGNodeLayoutGetLeft(YGNodeConstRef node) { return place(node, &qf_box::x); }
float YGNodeLayoutGetTop(YGNodeConstRef node) { return place(node, &qf_box::y); }
float YGNodeLayoutGetRight(YGNodeConstRef node) {
  const qf_box own = box(node);
  return node->owner ? static_cast<float>(box(node->owner).width - own.x - own.width) : 0;
}
float YGNodeLayoutGetBottom(YGNodeConstRef node) {
  const qf_box own = box(node);
  return node->owner ? static_cast<float>(box(node->owner).height - own.y - own.height) : 0;
}
float YGNodeLayoutGetWidth(YGNodeConstRef node) { return node->tree ? static_cast<float>(box(node).width) : YGUndefined; }
float YGNodeLayoutGetHeight(YGNodeConstRef node) { return node->tree ? static_cast<float>(box(node).height) : YGUndefined; }
float YGNodeLayoutGetRawWidth(YGNodeConstRef node) {
  qf_box box;
  return node->tree && qf_node_exact_box(node->tree, node->node, &box) == QF_OK ? static_cast<float>(box.width) : YGUndefined;
}
float YGNodeLayoutGetRawHeight(YGNodeConstRef node) {
  qf_box box;
  return node->tree && qf_node_exact_box(node->tree, node->node, &box) == QF_OK ? static_cast<float>(box.height) : YGUndefined;
}
YGDirection YGNodeLayoutGetDirection(YGNodeConstRef node) {
  qf_layout layout;
  return details(node, layout) ? static_cast<YGDirection>(layout.direction) : YGDirectionInherit;
}
bool YGNodeLayoutGetHadOverflow(YGNodeConstRef node) {
  qf_layout layout;
  return details(node, layout) && layout.has_overflow;
}
float YGNodeLayoutGetMargin(YGNodeConstRef node, YGEdge edge) {
  qf_layout layout{};
  return details(node, layout) ? side(layout.margin, edge, layout.direction) : 0;
}
float YGNodeLayoutGetBorder(YGNodeConstRef node, YGEdge edge) {
  qf_layout layout{};
  return details(node, layout) ? side(layout.border, edge, layout.direction) : 0;
}
float YGNodeLayoutGetPadding(YGNodeConstRef node, YGEdge edge) {
  qf_layout layout{};
  return details(node, layout) ? side(layout.padding, edge, layout.direction) : 0;
}

// ---- Styles ----

void YGNodeCopyStyle(YGNodeRef to, YGNodeConstRef from) {
  to->style = from->style;
  to->styleChanged = true;
  to->markDirty();
}

#define WORD(Name, Type)                                                                          \
  void YGNodeStyleSet##Name(YGNodeRef node, Type value) { node->set(node->style.Name, value); }   \
  Type YGNodeStyleGet##Name(YGNodeConstRef node) { return node->style.Name; }
WORD(Direction, YGDirection)
WORD(FlexDirection, YGFlexDirection)
WORD(JustifyContent, YGJustify)
WORD(JustifyItems, YGJustify)
WORD(JustifySelf, YGJustify)
WORD(AlignContent, YGAlign)
WORD(AlignItems, YGAlign)
WORD(AlignSelf, YGAlign)
WORD(PositionType, YGPositionType)
WORD(FlexWrap, YGWrap)
WORD(Overflow, YGOverflow)
WORD(Display, YGDisplay)
WORD(BoxSizing, YGBoxSizing)
WORD(Flex, float)

void YGNodeStyleSetFlexGrow(YGNodeRef node, float value) { node->set(node->style.FlexGrow, value); }
float YGNodeStyleGetFlexGrow(YGNodeConstRef node) { return std::isnan(node->style.FlexGrow) ? 0 : node->style.FlexGrow; }
void YGNodeStyleSetFlexShrink(YGNodeRef node, float value) { node->set(node->style.FlexShrink, value); }
float YGNodeStyleGetFlexShrink(YGNodeConstRef node) {
  return std::isnan(node->style.FlexShrink) ? (node->config->useWebDefaults ? 1 : 0) : node->style.FlexShrink;
}
void YGNodeStyleSetAspectRatio(YGNodeRef node, float value) {
  node->set(node->style.AspectRatio, value == 0 || std::isinf(value) ? YGUndefined : value);
}
float YGNodeStyleGetAspectRatio(YGNodeConstRef node) { return node->style.AspectRatio; }

#define LENGTH(Name)                                                                                                            \
  void YGNodeStyleSet##Name(YGNodeRef node, float number) { node->set(node->style.Name, value(number, YGUnitPoint)); }           \
  void YGNodeStyleSet##Name##Percent(YGNodeRef node, float number) { node->set(node->style.Name, value(number, YGUnitPercent)); } \
  void YGNodeStyleSet##Name##MaxContent(YGNodeRef node) { node->set(node->style.Name, {YGUndefined, YGUnitMaxContent}); }        \
  void YGNodeStyleSet##Name##FitContent(YGNodeRef node) { node->set(node->style.Name, {YGUndefined, YGUnitFitContent}); }        \
  void YGNodeStyleSet##Name##Stretch(YGNodeRef node) { node->set(node->style.Name, {YGUndefined, YGUnitStretch}); }              \
  YGValue YGNodeStyleGet##Name(YGNodeConstRef node) { return node->style.Name; }
LENGTH(FlexBasis)
LENGTH(Width)
LENGTH(Height)
LENGTH(MinWidth)
LENGTH(MinHeight)
LENGTH(MaxWidth)
LENGTH(MaxHeight)
void YGNodeStyleSetFlexBasisAuto(YGNodeRef node) { node->set(node->style.FlexBasis, automatic); }
void YGNodeStyleSetWidthAuto(YGNodeRef node) { node->set(node->style.Width, automatic); }
void YGNodeStyleSetHeightAuto(YGNodeRef node) { node->set(node->style.Height, automatic); }

#define EDGES(Name)                                                                                                                       \
  void YGNodeStyleSet##Name(YGNodeRef node, YGEdge edge, float number) { node->set(node->style.Name[edge], value(number, YGUnitPoint)); } \
  void YGNodeStyleSet##Name##Percent(YGNodeRef node, YGEdge edge, float number) {                                                         \
    node->set(node->style.Name[edge], value(number, YGUnitPercent));                                                                      \
  }                                                                                                                                       \
  YGValue YGNodeStyleGet##Name(YGNodeConstRef node, YGEdge edge) { return node->style.Name[edge]; }
EDGES(Position)
EDGES(Margin)
EDGES(Padding)
void YGNodeStyleSetPositionAuto(YGNodeRef node, YGEdge edge) { node->set(node->style.Position[edge], automatic); }
void YGNodeStyleSetMarginAuto(YGNodeRef node, YGEdge edge) { node->set(node->style.Margin[edge], automatic); }
void YGNodeStyleSetBorder(YGNodeRef node, YGEdge edge, float number) { node->set(node->style.Border[edge], value(number, YGUnitPoint)); }
float YGNodeStyleGetBorder(YGNodeConstRef node, YGEdge edge) { return node->style.Border[edge].value; }

void YGNodeStyleSetGap(YGNodeRef node, YGGutter gutter, float number) { node->set(node->style.Gap[gutter], value(number, YGUnitPoint)); }
void YGNodeStyleSetGapPercent(YGNodeRef node, YGGutter gutter, float number) {
  node->set(node->style.Gap[gutter], value(number, YGUnitPercent));
}
YGValue YGNodeStyleGetGap(YGNodeConstRef node, YGGutter gutter) { return node->style.Gap[gutter]; }

// ---- Names ----

const char *YGAlignToString(YGAlign value) { return word(value, {"auto", "flex-start", "center", "flex-end", "stretch", "baseline", "space-between", "space-around", "space-evenly", "start", "end"}); }
const char *YGBoxSizingToString(YGBoxSizing value) { return word(value, {"border-box", "content-box"}); }
const char *YGDimensionToString(YGDimension value) { return word(value, {"width", "height"}); }
const char *YGDirectionToString(YGDirection value) { return word(value, {"inherit", "ltr", "rtl"}); }
const char *YGDisplayToString(YGDisplay value) { return word(value, {"flex", "none", "contents", "grid"}); }
const char *YGEdgeToString(YGEdge value) { return word(value, {"left", "top", "right", "bottom", "start", "end", "horizontal", "vertical", "all"}); }
const char *YGExperimentalFeatureToString(YGExperimentalFeature value) { return word(value, {"web-flex-basis", "fix-flex-basis-fit-content"}); }
const char *YGFlexDirectionToString(YGFlexDirection value) { return word(value, {"column", "column-reverse", "row", "row-reverse"}); }
const char *YGGutterToString(YGGutter value) { return word(value, {"column", "row", "all"}); }
const char *YGJustifyToString(YGJustify value) { return word(value, {"auto", "flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "stretch", "start", "end"}); }
const char *YGLogLevelToString(YGLogLevel value) { return word(value, {"error", "warn", "info", "debug", "verbose", "fatal"}); }
const char *YGMeasureModeToString(YGMeasureMode value) { return word(value, {"undefined", "exactly", "at-most"}); }
const char *YGNodeTypeToString(YGNodeType value) { return word(value, {"default", "text"}); }
const char *YGOverflowToString(YGOverflow value) { return word(value, {"visible", "hidden", "scroll"}); }
const char *YGPositionTypeToString(YGPositionType value) { return word(value, {"static", "relative", "absolute"}); }
const char *YGUnitToString(YGUnit value) { return word(value, {"undefined", "point", "percent", "auto", "max-content", "fit-content", "stretch"}); }
const char *YGWrapToString(YGWrap value) { return word(value, {"no-wrap", "wrap", "wrap-reverse"}); }
}
