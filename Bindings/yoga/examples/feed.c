/* A program written for Yoga: cc feed.c $(pkg-config --cflags --libs quoinflex-yoga) */
#include <stdio.h>
#include <yoga/Yoga.h>

static YGSize measure(YGNodeConstRef node, float width, YGMeasureMode mode, float height, YGMeasureMode heightMode) {
  (void)height, (void)heightMode;
  const float whole = *(const float *)YGNodeGetContext(node);
  const float column = mode == YGMeasureModeUndefined || width > whole ? whole : width < 40 ? 40 : width;
  return (YGSize){column, 20 * (float)(int)((whole + column - 1) / column)};
}

int main(void) {
  YGConfigRef config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 2);
  YGNodeRef root = YGNodeNewWithConfig(config), avatar = YGNodeNewWithConfig(config), text = YGNodeNewWithConfig(config);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
  YGNodeStyleSetAlignItems(root, YGAlignFlexStart);
  YGNodeStyleSetPadding(root, YGEdgeAll, 12);
  YGNodeStyleSetGap(root, YGGutterColumn, 8);
  YGNodeStyleSetWidth(avatar, 40);
  YGNodeStyleSetHeight(avatar, 40);
  YGNodeStyleSetFlex(text, 1);
  float length = 500;
  YGNodeSetContext(text, &length);
  YGNodeSetMeasureFunc(text, measure);
  YGNodeInsertChild(root, avatar, 0);
  YGNodeInsertChild(root, text, 1);
  YGNodeCalculateLayout(root, 320, YGUndefined, YGDirectionLTR);
  printf("root %g high\n", YGNodeLayoutGetHeight(root));
  printf("text %g,%g %gx%g\n", YGNodeLayoutGetLeft(text), YGNodeLayoutGetTop(text), YGNodeLayoutGetWidth(text), YGNodeLayoutGetHeight(text));
  length = 200;
  YGNodeMarkDirty(text);
  YGNodeCalculateLayout(root, 320, YGUndefined, YGDirectionRTL);
  printf("text %g,%g %gx%g, padding %g\n", YGNodeLayoutGetLeft(text), YGNodeLayoutGetTop(text), YGNodeLayoutGetWidth(text),
         YGNodeLayoutGetHeight(text), YGNodeLayoutGetPadding(root, YGEdgeStart));
  YGNodeFreeRecursive(root);
  YGConfigFree(config);
}
