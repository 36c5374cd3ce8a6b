/*
 * Yoga's C API over quoinflex: programs that were written for it compile against this header and link with -lquoinflex-yoga.
 *
 * Here is what its users call: nodes, styles, measuring, layout, results, configurations. Not here: grid containers (they lay out as flex
 * containers), persistent trees (nodes that several owners share), reference baselines, logging, events, and Yoga's C++ classes. Boxes are
 * CSS's where Yoga's differ from a browser's; how often and with which limits leaves are measured is the library's own. What Yoga throws
 * as std::logic_error is thrown here too.
 */
#ifndef QUOINFLEX_YOGA_H
#define QUOINFLEX_YOGA_H

#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#include <limits>
#define YG_EXTERN_C_BEGIN extern "C" {
#define YG_EXTERN_C_END }
#else
#define YG_EXTERN_C_BEGIN
#define YG_EXTERN_C_END
#endif
#if defined(__GNUC__)
#define YG_EXPORT __attribute__((visibility("default")))
#else
#define YG_EXPORT
#endif

YG_EXTERN_C_BEGIN

/* ---- Keywords ---- */

typedef enum YGAlign {
  YGAlignAuto, YGAlignFlexStart, YGAlignCenter, YGAlignFlexEnd, YGAlignStretch, YGAlignBaseline, YGAlignSpaceBetween,
  YGAlignSpaceAround, YGAlignSpaceEvenly, YGAlignStart, YGAlignEnd
} YGAlign;
YG_EXPORT const char *YGAlignToString(YGAlign value);
typedef enum YGBoxSizing {
  YGBoxSizingBorderBox, YGBoxSizingContentBox
} YGBoxSizing;
YG_EXPORT const char *YGBoxSizingToString(YGBoxSizing value);
typedef enum YGDimension {
  YGDimensionWidth, YGDimensionHeight
} YGDimension;
YG_EXPORT const char *YGDimensionToString(YGDimension value);
typedef enum YGDirection {
  YGDirectionInherit, YGDirectionLTR, YGDirectionRTL
} YGDirection;
YG_EXPORT const char *YGDirectionToString(YGDirection value);
typedef enum YGDisplay {
  YGDisplayFlex, YGDisplayNone, YGDisplayContents, YGDisplayGrid
} YGDisplay;
YG_EXPORT const char *YGDisplayToString(YGDisplay value);
typedef enum YGEdge {
  YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom, YGEdgeStart, YGEdgeEnd, YGEdgeHorizontal, YGEdgeVertical, YGEdgeAll
} YGEdge;
YG_EXPORT const char *YGEdgeToString(YGEdge value);
typedef enum YGExperimentalFeature {
  YGExperimentalFeatureWebFlexBasis, YGExperimentalFeatureFixFlexBasisFitContent
} YGExperimentalFeature;
YG_EXPORT const char *YGExperimentalFeatureToString(YGExperimentalFeature value);
typedef enum YGFlexDirection {
  YGFlexDirectionColumn, YGFlexDirectionColumnReverse, YGFlexDirectionRow, YGFlexDirectionRowReverse
} YGFlexDirection;
YG_EXPORT const char *YGFlexDirectionToString(YGFlexDirection value);
typedef enum YGGutter {
  YGGutterColumn, YGGutterRow, YGGutterAll
} YGGutter;
YG_EXPORT const char *YGGutterToString(YGGutter value);
typedef enum YGJustify {
  YGJustifyAuto, YGJustifyFlexStart, YGJustifyCenter, YGJustifyFlexEnd, YGJustifySpaceBetween, YGJustifySpaceAround,
  YGJustifySpaceEvenly, YGJustifyStretch, YGJustifyStart, YGJustifyEnd
} YGJustify;
YG_EXPORT const char *YGJustifyToString(YGJustify value);
typedef enum YGLogLevel {
  YGLogLevelError, YGLogLevelWarn, YGLogLevelInfo, YGLogLevelDebug, YGLogLevelVerbose, YGLogLevelFatal
} YGLogLevel;
YG_EXPORT const char *YGLogLevelToString(YGLogLevel value);
typedef enum YGMeasureMode {
  YGMeasureModeUndefined, YGMeasureModeExactly, YGMeasureModeAtMost
} YGMeasureMode;
YG_EXPORT const char *YGMeasureModeToString(YGMeasureMode value);
typedef enum YGNodeType {
  YGNodeTypeDefault, YGNodeTypeText
} YGNodeType;
YG_EXPORT const char *YGNodeTypeToString(YGNodeType value);
typedef enum YGOverflow {
  YGOverflowVisible, YGOverflowHidden, YGOverflowScroll
} YGOverflow;
YG_EXPORT const char *YGOverflowToString(YGOverflow value);
typedef enum YGPositionType {
  YGPositionTypeStatic, YGPositionTypeRelative, YGPositionTypeAbsolute
} YGPositionType;
YG_EXPORT const char *YGPositionTypeToString(YGPositionType value);
typedef enum YGUnit {
  YGUnitUndefined, YGUnitPoint, YGUnitPercent, YGUnitAuto, YGUnitMaxContent, YGUnitFitContent, YGUnitStretch
} YGUnit;
YG_EXPORT const char *YGUnitToString(YGUnit value);
typedef enum YGWrap {
  YGWrapNoWrap, YGWrapWrap, YGWrapWrapReverse
} YGWrap;
YG_EXPORT const char *YGWrapToString(YGWrap value);
typedef enum YGErrata {
  YGErrataNone = 0,
  YGErrataStretchFlexBasis = 1,
  YGErrataAbsolutePositionWithoutInsetsExcludesPadding = 2,
  YGErrataAbsolutePercentAgainstInnerSize = 4,
  YGErrataMinSizeUndefinedInsteadOfAuto = 8,
  YGErrataAll = 2147483647,
  YGErrataClassic = 2147483646
} YGErrata;

/* ---- Values ---- */

#ifdef __cplusplus
constexpr float YGUndefined = std::numeric_limits<float>::quiet_NaN();
#else
#define YGUndefined NAN
#endif
typedef struct YGValue {
  float value;
  YGUnit unit;
} YGValue;
typedef struct YGSize {
  float width, height;
} YGSize;
YG_EXPORT extern const YGValue YGValueAuto, YGValueUndefined, YGValueZero;
YG_EXPORT bool YGFloatIsUndefined(float value);
/* A value on the grid of `scale` pixels per point: rounded, or up, or down. NaN stays. */
YG_EXPORT float YGRoundValueToPixelGrid(double value, double scale, bool forceCeil, bool forceFloor);

typedef struct YGNode *YGNodeRef;
typedef const struct YGNode *YGNodeConstRef;
typedef struct YGConfig *YGConfigRef;
typedef const struct YGConfig *YGConfigConstRef;
typedef YGSize (*YGMeasureFunc)(YGNodeConstRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode);
typedef YGSize (*YGMinContentMeasureFunc)(
    YGNodeConstRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode);
typedef float (*YGBaselineFunc)(YGNodeConstRef node, float width, float height);
typedef void (*YGDirtiedFunc)(YGNodeConstRef node);
typedef int (*YGLogger)(YGConfigConstRef config, YGNodeConstRef node, YGLogLevel level, const char *format, va_list arguments);

/* ---- Configurations ---- */

YG_EXPORT YGConfigRef YGConfigNew(void);
YG_EXPORT void YGConfigFree(YGConfigRef config);
YG_EXPORT YGConfigConstRef YGConfigGetDefault(void);
YG_EXPORT void YGConfigSetUseWebDefaults(YGConfigRef config, bool enabled);
YG_EXPORT bool YGConfigGetUseWebDefaults(YGConfigConstRef config);
YG_EXPORT void YGConfigSetPointScaleFactor(YGConfigRef config, float pixelsInPoint);
YG_EXPORT float YGConfigGetPointScaleFactor(YGConfigConstRef config);
YG_EXPORT void YGConfigSetErrata(YGConfigRef config, YGErrata errata);
YG_EXPORT YGErrata YGConfigGetErrata(YGConfigConstRef config);
YG_EXPORT void YGConfigSetContext(YGConfigRef config, void *context);
YG_EXPORT void *YGConfigGetContext(YGConfigConstRef config);
/* Nothing is logged. */
YG_EXPORT void YGConfigSetLogger(YGConfigRef config, YGLogger logger);
/* Kept, and without effect: the features are of Yoga's algorithm. */
YG_EXPORT void YGConfigSetExperimentalFeatureEnabled(YGConfigRef config, YGExperimentalFeature feature, bool enabled);
YG_EXPORT bool YGConfigIsExperimentalFeatureEnabled(YGConfigConstRef config, YGExperimentalFeature feature);

/* ---- Nodes ---- */

YG_EXPORT YGNodeRef YGNodeNew(void);
YG_EXPORT YGNodeRef YGNodeNewWithConfig(YGConfigConstRef config);
/* A copy of the node without owner and children. */
YG_EXPORT YGNodeRef YGNodeClone(YGNodeConstRef node);
YG_EXPORT void YGNodeFree(YGNodeRef node);
YG_EXPORT void YGNodeFreeRecursive(YGNodeRef node);
YG_EXPORT void YGNodeFinalize(YGNodeRef node);
YG_EXPORT void YGNodeReset(YGNodeRef node);
YG_EXPORT void YGNodeCalculateLayout(YGNodeRef node, float availableWidth, float availableHeight, YGDirection ownerDirection);
YG_EXPORT bool YGNodeGetHasNewLayout(YGNodeConstRef node);
YG_EXPORT void YGNodeSetHasNewLayout(YGNodeRef node, bool hasNewLayout);
YG_EXPORT bool YGNodeIsDirty(YGNodeConstRef node);
YG_EXPORT void YGNodeMarkDirty(YGNodeRef node);
YG_EXPORT void YGNodeSetDirtiedFunc(YGNodeRef node, YGDirtiedFunc dirtiedFunc);
YG_EXPORT YGDirtiedFunc YGNodeGetDirtiedFunc(YGNodeConstRef node);
YG_EXPORT void YGNodeInsertChild(YGNodeRef node, YGNodeRef child, size_t index);
YG_EXPORT void YGNodeSwapChild(YGNodeRef node, YGNodeRef child, size_t index);
YG_EXPORT void YGNodeRemoveChild(YGNodeRef node, YGNodeRef child);
YG_EXPORT void YGNodeRemoveAllChildren(YGNodeRef node);
YG_EXPORT void YGNodeSetChildren(YGNodeRef owner, const YGNodeRef *children, size_t count);
YG_EXPORT YGNodeRef YGNodeGetChild(YGNodeRef node, size_t index);
YG_EXPORT size_t YGNodeGetChildCount(YGNodeConstRef node);
YG_EXPORT YGNodeRef YGNodeGetOwner(YGNodeRef node);
YG_EXPORT YGNodeRef YGNodeGetParent(YGNodeRef node);
YG_EXPORT void YGNodeSetConfig(YGNodeRef node, YGConfigRef config);
YG_EXPORT YGConfigConstRef YGNodeGetConfig(YGNodeRef node);
YG_EXPORT void YGNodeSetContext(YGNodeRef node, void *context);
YG_EXPORT void *YGNodeGetContext(YGNodeConstRef node);
YG_EXPORT void YGNodeSetMeasureFunc(YGNodeRef node, YGMeasureFunc measureFunc);
YG_EXPORT bool YGNodeHasMeasureFunc(YGNodeConstRef node);
YG_EXPORT void YGNodeSetMinContentMeasureFunc(YGNodeRef node, YGMinContentMeasureFunc minContentMeasureFunc);
YG_EXPORT bool YGNodeHasMinContentMeasureFunc(YGNodeConstRef node);
YG_EXPORT void YGNodeSetBaselineFunc(YGNodeRef node, YGBaselineFunc baselineFunc);
YG_EXPORT bool YGNodeHasBaselineFunc(YGNodeConstRef node);
/* Kept, and without effect. */
YG_EXPORT void YGNodeSetIsReferenceBaseline(YGNodeRef node, bool isReferenceBaseline);
YG_EXPORT bool YGNodeIsReferenceBaseline(YGNodeConstRef node);
YG_EXPORT void YGNodeSetNodeType(YGNodeRef node, YGNodeType nodeType);
YG_EXPORT YGNodeType YGNodeGetNodeType(YGNodeConstRef node);
YG_EXPORT void YGNodeSetAlwaysFormsContainingBlock(YGNodeRef node, bool alwaysFormsContainingBlock);
YG_EXPORT bool YGNodeGetAlwaysFormsContainingBlock(YGNodeConstRef node);

/* ---- Results ---- */

YG_EXPORT float YGNodeLayoutGetLeft(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetTop(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetRight(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetBottom(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetWidth(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetHeight(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetRawWidth(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetRawHeight(YGNodeConstRef node);
YG_EXPORT YGDirection YGNodeLayoutGetDirection(YGNodeConstRef node);
YG_EXPORT bool YGNodeLayoutGetHadOverflow(YGNodeConstRef node);
YG_EXPORT float YGNodeLayoutGetMargin(YGNodeConstRef node, YGEdge edge);
YG_EXPORT float YGNodeLayoutGetBorder(YGNodeConstRef node, YGEdge edge);
YG_EXPORT float YGNodeLayoutGetPadding(YGNodeConstRef node, YGEdge edge);

/* ---- Styles ---- */

YG_EXPORT void YGNodeCopyStyle(YGNodeRef to, YGNodeConstRef from);
YG_EXPORT void YGNodeStyleSetDirection(YGNodeRef node, YGDirection value);
YG_EXPORT YGDirection YGNodeStyleGetDirection(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlexDirection(YGNodeRef node, YGFlexDirection value);
YG_EXPORT YGFlexDirection YGNodeStyleGetFlexDirection(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetJustifyContent(YGNodeRef node, YGJustify value);
YG_EXPORT YGJustify YGNodeStyleGetJustifyContent(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetJustifyItems(YGNodeRef node, YGJustify value);
YG_EXPORT YGJustify YGNodeStyleGetJustifyItems(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetJustifySelf(YGNodeRef node, YGJustify value);
YG_EXPORT YGJustify YGNodeStyleGetJustifySelf(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetAlignContent(YGNodeRef node, YGAlign value);
YG_EXPORT YGAlign YGNodeStyleGetAlignContent(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetAlignItems(YGNodeRef node, YGAlign value);
YG_EXPORT YGAlign YGNodeStyleGetAlignItems(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetAlignSelf(YGNodeRef node, YGAlign value);
YG_EXPORT YGAlign YGNodeStyleGetAlignSelf(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetPositionType(YGNodeRef node, YGPositionType value);
YG_EXPORT YGPositionType YGNodeStyleGetPositionType(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlexWrap(YGNodeRef node, YGWrap value);
YG_EXPORT YGWrap YGNodeStyleGetFlexWrap(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetOverflow(YGNodeRef node, YGOverflow value);
YG_EXPORT YGOverflow YGNodeStyleGetOverflow(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetDisplay(YGNodeRef node, YGDisplay value);
YG_EXPORT YGDisplay YGNodeStyleGetDisplay(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetBoxSizing(YGNodeRef node, YGBoxSizing value);
YG_EXPORT YGBoxSizing YGNodeStyleGetBoxSizing(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlex(YGNodeRef node, float value);
YG_EXPORT float YGNodeStyleGetFlex(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlexGrow(YGNodeRef node, float value);
YG_EXPORT float YGNodeStyleGetFlexGrow(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlexShrink(YGNodeRef node, float value);
YG_EXPORT float YGNodeStyleGetFlexShrink(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetAspectRatio(YGNodeRef node, float value);
YG_EXPORT float YGNodeStyleGetAspectRatio(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetFlexBasis(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetFlexBasisPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetFlexBasisAuto(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetFlexBasisMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetFlexBasisFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetFlexBasisStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetFlexBasis(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetWidth(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetWidthPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetWidthAuto(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetWidthMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetWidthFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetWidthStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetWidth(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetHeight(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetHeightPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetHeightAuto(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetHeightMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetHeightFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetHeightStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetHeight(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetMinWidth(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMinWidthPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMinWidthMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMinWidthFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMinWidthStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetMinWidth(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetMinHeight(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMinHeightPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMinHeightMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMinHeightFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMinHeightStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetMinHeight(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetMaxWidth(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMaxWidthPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMaxWidthMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMaxWidthFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMaxWidthStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetMaxWidth(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetMaxHeight(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMaxHeightPercent(YGNodeRef node, float value);
YG_EXPORT void YGNodeStyleSetMaxHeightMaxContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMaxHeightFitContent(YGNodeRef node);
YG_EXPORT void YGNodeStyleSetMaxHeightStretch(YGNodeRef node);
YG_EXPORT YGValue YGNodeStyleGetMaxHeight(YGNodeConstRef node);
YG_EXPORT void YGNodeStyleSetPosition(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT void YGNodeStyleSetPositionPercent(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT void YGNodeStyleSetPositionAuto(YGNodeRef node, YGEdge edge);
YG_EXPORT YGValue YGNodeStyleGetPosition(YGNodeConstRef node, YGEdge edge);
YG_EXPORT void YGNodeStyleSetMargin(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT void YGNodeStyleSetMarginPercent(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT void YGNodeStyleSetMarginAuto(YGNodeRef node, YGEdge edge);
YG_EXPORT YGValue YGNodeStyleGetMargin(YGNodeConstRef node, YGEdge edge);
YG_EXPORT void YGNodeStyleSetPadding(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT void YGNodeStyleSetPaddingPercent(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT YGValue YGNodeStyleGetPadding(YGNodeConstRef node, YGEdge edge);
YG_EXPORT void YGNodeStyleSetBorder(YGNodeRef node, YGEdge edge, float value);
YG_EXPORT float YGNodeStyleGetBorder(YGNodeConstRef node, YGEdge edge);
YG_EXPORT void YGNodeStyleSetGap(YGNodeRef node, YGGutter gutter, float value);
YG_EXPORT void YGNodeStyleSetGapPercent(YGNodeRef node, YGGutter gutter, float value);
YG_EXPORT YGValue YGNodeStyleGetGap(YGNodeConstRef node, YGGutter gutter);

YG_EXTERN_C_END

#ifdef __cplusplus
inline bool operator==(const YGValue &left, const YGValue &right) {
  if (left.unit != right.unit) return false;
  return (left.unit != YGUnitPoint && left.unit != YGUnitPercent) || left.value == right.value;
}
inline bool operator!=(const YGValue &left, const YGValue &right) { return !(left == right); }
inline YGValue operator-(const YGValue &value) { return {-value.value, value.unit}; }
#endif
#endif
