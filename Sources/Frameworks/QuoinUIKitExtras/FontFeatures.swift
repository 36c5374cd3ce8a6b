import Foundation

// What fonts can do otherwise, by the numbers of Apple's registry of font features. Fonts here are drawn as they are.

/// The kind "all typographic features".
public let kAllTypographicFeaturesType = 0
/// The kind "ligatures".
public let kLigaturesType = 1
/// The choice "required ligatures on".
public let kRequiredLigaturesOnSelector = 0
/// The choice "required ligatures off".
public let kRequiredLigaturesOffSelector = 1
/// The choice "common ligatures on".
public let kCommonLigaturesOnSelector = 2
/// The choice "common ligatures off".
public let kCommonLigaturesOffSelector = 3
/// The choice "rare ligatures on".
public let kRareLigaturesOnSelector = 4
/// The choice "rare ligatures off".
public let kRareLigaturesOffSelector = 5
/// The kind "number spacing".
public let kNumberSpacingType = 6
/// The choice "monospaced numbers".
public let kMonospacedNumbersSelector = 0
/// The choice "proportional numbers".
public let kProportionalNumbersSelector = 1
/// The kind "vertical position".
public let kVerticalPositionType = 10
/// The choice "normal position".
public let kNormalPositionSelector = 0
/// The choice "superiors".
public let kSuperiorsSelector = 1
/// The choice "inferiors".
public let kInferiorsSelector = 2
/// The choice "ordinals".
public let kOrdinalsSelector = 3
/// The kind "fractions".
public let kFractionsType = 11
/// The choice "no fractions".
public let kNoFractionsSelector = 0
/// The choice "vertical fractions".
public let kVerticalFractionsSelector = 1
/// The choice "diagonal fractions".
public let kDiagonalFractionsSelector = 2
/// The kind "typographic extras".
public let kTypographicExtrasType = 14
/// The choice "slashed zero on".
public let kSlashedZeroOnSelector = 4
/// The choice "slashed zero off".
public let kSlashedZeroOffSelector = 5
/// The kind "character alternatives".
public let kCharacterAlternativesType = 17
/// The choice "no alternates".
public let kNoAlternatesSelector = 0
/// The kind "number case".
public let kNumberCaseType = 21
/// The choice "lower case numbers".
public let kLowerCaseNumbersSelector = 0
/// The choice "upper case numbers".
public let kUpperCaseNumbersSelector = 1
/// The kind "text spacing".
public let kTextSpacingType = 22
/// The choice "proportional text".
public let kProportionalTextSelector = 0
/// The choice "monospaced text".
public let kMonospacedTextSelector = 1
/// The kind "case sensitive layout".
public let kCaseSensitiveLayoutType = 33
/// The choice "case sensitive layout on".
public let kCaseSensitiveLayoutOnSelector = 0
/// The choice "case sensitive layout off".
public let kCaseSensitiveLayoutOffSelector = 1
/// The kind "stylistic alternatives".
public let kStylisticAlternativesType = 35
/// The choice "stylistic alt one on".
public let kStylisticAltOneOnSelector = 2
/// The choice "stylistic alt one off".
public let kStylisticAltOneOffSelector = 3
/// The choice "stylistic alt two on".
public let kStylisticAltTwoOnSelector = 4
/// The choice "stylistic alt two off".
public let kStylisticAltTwoOffSelector = 5
/// The choice "stylistic alt three on".
public let kStylisticAltThreeOnSelector = 6
/// The choice "stylistic alt three off".
public let kStylisticAltThreeOffSelector = 7
/// The choice "stylistic alt four on".
public let kStylisticAltFourOnSelector = 8
/// The choice "stylistic alt four off".
public let kStylisticAltFourOffSelector = 9
/// The choice "stylistic alt five on".
public let kStylisticAltFiveOnSelector = 10
/// The choice "stylistic alt five off".
public let kStylisticAltFiveOffSelector = 11
/// The choice "stylistic alt six on".
public let kStylisticAltSixOnSelector = 12
/// The choice "stylistic alt six off".
public let kStylisticAltSixOffSelector = 13
/// The choice "stylistic alt seven on".
public let kStylisticAltSevenOnSelector = 14
/// The choice "stylistic alt seven off".
public let kStylisticAltSevenOffSelector = 15
/// The choice "stylistic alt eight on".
public let kStylisticAltEightOnSelector = 16
/// The choice "stylistic alt eight off".
public let kStylisticAltEightOffSelector = 17
/// The choice "stylistic alt nine on".
public let kStylisticAltNineOnSelector = 18
/// The choice "stylistic alt nine off".
public let kStylisticAltNineOffSelector = 19
/// The choice "stylistic alt ten on".
public let kStylisticAltTenOnSelector = 20
/// The choice "stylistic alt ten off".
public let kStylisticAltTenOffSelector = 21
/// The choice "stylistic alt eleven on".
public let kStylisticAltElevenOnSelector = 22
/// The choice "stylistic alt eleven off".
public let kStylisticAltElevenOffSelector = 23
/// The choice "stylistic alt twelve on".
public let kStylisticAltTwelveOnSelector = 24
/// The choice "stylistic alt twelve off".
public let kStylisticAltTwelveOffSelector = 25
/// The choice "stylistic alt thirteen on".
public let kStylisticAltThirteenOnSelector = 26
/// The choice "stylistic alt thirteen off".
public let kStylisticAltThirteenOffSelector = 27
/// The choice "stylistic alt fourteen on".
public let kStylisticAltFourteenOnSelector = 28
/// The choice "stylistic alt fourteen off".
public let kStylisticAltFourteenOffSelector = 29
/// The choice "stylistic alt fifteen on".
public let kStylisticAltFifteenOnSelector = 30
/// The choice "stylistic alt fifteen off".
public let kStylisticAltFifteenOffSelector = 31
/// The choice "stylistic alt sixteen on".
public let kStylisticAltSixteenOnSelector = 32
/// The choice "stylistic alt sixteen off".
public let kStylisticAltSixteenOffSelector = 33
/// The choice "stylistic alt seventeen on".
public let kStylisticAltSeventeenOnSelector = 34
/// The choice "stylistic alt seventeen off".
public let kStylisticAltSeventeenOffSelector = 35
/// The choice "stylistic alt eighteen on".
public let kStylisticAltEighteenOnSelector = 36
/// The choice "stylistic alt eighteen off".
public let kStylisticAltEighteenOffSelector = 37
/// The choice "stylistic alt nineteen on".
public let kStylisticAltNineteenOnSelector = 38
/// The choice "stylistic alt nineteen off".
public let kStylisticAltNineteenOffSelector = 39
/// The choice "stylistic alt twenty on".
public let kStylisticAltTwentyOnSelector = 40
/// The choice "stylistic alt twenty off".
public let kStylisticAltTwentyOffSelector = 41
/// The kind "contextual alternates".
public let kContextualAlternatesType = 36
/// The choice "contextual alternates on".
public let kContextualAlternatesOnSelector = 0
/// The choice "contextual alternates off".
public let kContextualAlternatesOffSelector = 1
/// The choice "swash alternates on".
public let kSwashAlternatesOnSelector = 2
/// The choice "swash alternates off".
public let kSwashAlternatesOffSelector = 3
/// The kind "lower case".
public let kLowerCaseType = 37
/// The choice "default lower case".
public let kDefaultLowerCaseSelector = 0
/// The choice "lower case small caps".
public let kLowerCaseSmallCapsSelector = 1
/// The choice "lower case petite caps".
public let kLowerCasePetiteCapsSelector = 2
/// The kind "upper case".
public let kUpperCaseType = 38
/// The choice "default upper case".
public let kDefaultUpperCaseSelector = 0
/// The choice "upper case small caps".
public let kUpperCaseSmallCapsSelector = 1
/// The choice "upper case petite caps".
public let kUpperCasePetiteCapsSelector = 2
/// How far letters stand from each other, in texts of Core Text.
public let kCTTrackingAttributeName = "CTTracking"
/// How far letters stand from each other, in texts of Core Text.
public let kCTKernAttributeName = "NSKern"
/// How a line is set, in texts of Core Text.
public let kCTParagraphStyleAttributeName = "NSParagraphStyle"
/// How a line lies below, in texts of Core Text.
public let kCTUnderlineStyleAttributeName = "NSUnderline"
