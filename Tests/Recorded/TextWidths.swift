// Family: widths of texts. iOS 26.0, iPhone SE simulator at 2x; the letters are those of iOS 17 and 18. Widths are rounded up to half
// points. Source: iamcgn/swiftui-web, ios/text-metrics.json. A line holds within 4 %; the score tells how many are within 1 %.
import SwiftUI

private struct Words: View {
  let size: CGFloat
  let weight: Font.Weight
  let words: [String]
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(words.indices, id: \.self) { index in
        Text(verbatim: words[index]).font(.system(size: size, weight: weight)).fixedSize().accessibilityIdentifier("w\(index)")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

#Preview("W13_400", traits: .fixedLayout(width: 1300, height: 1800)) {
  Words(
    size: 13, weight: .regular,
    words: [
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      "The quick brown fox",
      "Account",
      "Apple",
      "Banana",
      "Cherry",
      "Count",
      "Enabled",
      "Footer",
      "Footnote",
      "Fruit",
      "Hello",
      "Name",
      "Options",
      "Preferences",
      "Save",
      "Volume",
      "Loading",
      "Long presses: 0",
      "Masked text",
      "Supercalifragilistic",
      "Selected: none",
      "Right-click me",
      "Plain text stays",
      "Popover content",
      "No Results",
      "Number 3",
      "MIXED CASE",
      "PREFERENCES",
      "ACCOUNT",
    ])
}
// expect W13_400 w0 _ _ 439.5 _ ±17.58
// expect W13_400 w1 _ _ 122.5 _ ±4.90
// expect W13_400 w2 _ _ 50 _ ±2.00
// expect W13_400 w3 _ _ 35 _ ±1.40
// expect W13_400 w4 _ _ 45 _ ±1.80
// expect W13_400 w5 _ _ 41.5 _ ±1.66
// expect W13_400 w6 _ _ 36.5 _ ±1.46
// expect W13_400 w7 _ _ 49 _ ±1.96
// expect W13_400 w8 _ _ 39.5 _ ±1.58
// expect W13_400 w9 _ _ 54.5 _ ±2.18
// expect W13_400 w10 _ _ 28 _ ±1.12
// expect W13_400 w11 _ _ 31 _ ±1.24
// expect W13_400 w12 _ _ 35.5 _ ±1.42
// expect W13_400 w13 _ _ 47.5 _ ±1.90
// expect W13_400 w14 _ _ 73 _ ±2.92
// expect W13_400 w15 _ _ 29.5 _ ±1.18
// expect W13_400 w16 _ _ 45 _ ±1.80
// expect W13_400 w17 _ _ 48.5 _ ±1.94
// expect W13_400 w18 _ _ 96.5 _ ±3.86
// expect W13_400 w19 _ _ 74 _ ±2.96
// expect W13_400 w20 _ _ 112 _ ±4.48
// expect W13_400 w21 _ _ 91 _ ±3.64
// expect W13_400 w22 _ _ 87.5 _ ±3.50
// expect W13_400 w23 _ _ 91.5 _ ±3.66
// expect W13_400 w24 _ _ 100 _ ±4.00
// expect W13_400 w25 _ _ 65.5 _ ±2.62
// expect W13_400 w26 _ _ 60.5 _ ±2.42
// expect W13_400 w27 _ _ 78 _ ±3.12
// expect W13_400 w28 _ _ 90.5 _ ±3.62
// expect W13_400 w29 _ _ 64 _ ±2.56

#Preview("W13_700", traits: .fixedLayout(width: 1300, height: 900)) {
  Words(
    size: 13, weight: .bold,
    words: [
      "Account",
      "Bold",
      "Count",
      "Enabled",
      "Footer",
      "Footnote",
      "Fruit",
      "Fruits",
      "Hello",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Vegetables",
      "Volume",
    ])
}
// expect W13_700 w0 _ _ 54 _ ±2.16
// expect W13_700 w1 _ _ 29.5 _ ±1.18
// expect W13_700 w2 _ _ 39 _ ±1.56
// expect W13_700 w3 _ _ 52 _ ±2.08
// expect W13_700 w4 _ _ 42.5 _ ±1.70
// expect W13_700 w5 _ _ 58 _ ±2.32
// expect W13_700 w6 _ _ 30.5 _ ±1.22
// expect W13_700 w7 _ _ 38 _ ±1.52
// expect W13_700 w8 _ _ 33.5 _ ±1.34
// expect W13_700 w9 _ _ 37.5 _ ±1.50
// expect W13_700 w10 _ _ 51 _ ±2.04
// expect W13_700 w11 _ _ 32 _ ±1.28
// expect W13_700 w12 _ _ 31 _ ±1.24
// expect W13_700 w13 _ _ 72.5 _ ±2.90
// expect W13_700 w14 _ _ 48.5 _ ±1.94

#Preview("W13_800", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 13, weight: .heavy,
    words: [
      "Bold"
    ])
}
// expect W13_800 w0 _ _ 30.5 _ ±1.22

#Preview("W15_400", traits: .fixedLayout(width: 1300, height: 840)) {
  Words(
    size: 15, weight: .regular,
    words: [
      "Star",
      "This cannot be undone.",
      "Apple",
      "Banana",
      "Cherry",
      "Footer",
      "Fruit",
      "Fruits",
      "Large",
      "Max",
      "Medium",
      "Min",
      "Small",
      "Vegetables",
    ])
}
// expect W15_400 w0 _ _ 28.5 _ ±1.14
// expect W15_400 w1 _ _ 161.5 _ ±6.46
// expect W15_400 w2 _ _ 40 _ ±1.60
// expect W15_400 w3 _ _ 51 _ ±2.04
// expect W15_400 w4 _ _ 47 _ ±1.88
// expect W15_400 w5 _ _ 45 _ ±1.80
// expect W15_400 w6 _ _ 31.5 _ ±1.26
// expect W15_400 w7 _ _ 39 _ ±1.56
// expect W15_400 w8 _ _ 39 _ ±1.56
// expect W15_400 w9 _ _ 29 _ ±1.16
// expect W15_400 w10 _ _ 55 _ ±2.20
// expect W15_400 w11 _ _ 25 _ ±1.00
// expect W15_400 w12 _ _ 37.5 _ ±1.50
// expect W15_400 w13 _ _ 76.5 _ ±3.06

#Preview("W15_500", traits: .fixedLayout(width: 1300, height: 1200)) {
  Words(
    size: 15, weight: .medium,
    words: [
      "Account",
      "Apple",
      "Banana",
      "Bold",
      "Cherry",
      "Count",
      "Enabled",
      "Footer",
      "Fruit",
      "Fruits",
      "Hello",
      "Large",
      "Medium",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Small",
      "Vegetables",
      "Volume",
    ])
}
// expect W15_500 w0 _ _ 58.5 _ ±2.34
// expect W15_500 w1 _ _ 41 _ ±1.64
// expect W15_500 w2 _ _ 52.5 _ ±2.10
// expect W15_500 w3 _ _ 32 _ ±1.28
// expect W15_500 w4 _ _ 48 _ ±1.92
// expect W15_500 w5 _ _ 42.5 _ ±1.70
// expect W15_500 w6 _ _ 57 _ ±2.28
// expect W15_500 w7 _ _ 46 _ ±1.84
// expect W15_500 w8 _ _ 32.5 _ ±1.30
// expect W15_500 w9 _ _ 40 _ ±1.60
// expect W15_500 w10 _ _ 36 _ ±1.44
// expect W15_500 w11 _ _ 40 _ ±1.60
// expect W15_500 w12 _ _ 56.5 _ ±2.26
// expect W15_500 w13 _ _ 41 _ ±1.64
// expect W15_500 w14 _ _ 55.5 _ ±2.22
// expect W15_500 w15 _ _ 34 _ ±1.36
// expect W15_500 w16 _ _ 34 _ ±1.36
// expect W15_500 w17 _ _ 39 _ ±1.56
// expect W15_500 w18 _ _ 79 _ ±3.16
// expect W15_500 w19 _ _ 52.5 _ ±2.10

#Preview("W17_400", traits: .fixedLayout(width: 1300, height: 660)) {
  Words(
    size: 17, weight: .regular,
    words: [
      "Footer",
      "Fruits",
      "Vegetables",
      "11:09 AM",
      "Cancel",
      "Copy",
      "Delete",
      "Duplicate",
      "Mar 15, 2025",
      "Star",
      "UILabel in a sheet",
    ])
}
// expect W17_400 w0 _ _ 49.5 _ ±1.98
// expect W17_400 w1 _ _ 43 _ ±1.72
// expect W17_400 w2 _ _ 85 _ ±3.40
// expect W17_400 w3 _ _ 70 _ ±2.80
// expect W17_400 w4 _ _ 52.5 _ ±2.10
// expect W17_400 w5 _ _ 40 _ ±1.60
// expect W17_400 w6 _ _ 49.5 _ ±1.98
// expect W17_400 w7 _ _ 72 _ ±2.88
// expect W17_400 w8 _ _ 100 _ ±4.00
// expect W17_400 w9 _ _ 31.5 _ ±1.26
// expect W17_400 w10 _ _ 135.5 _ ±5.42

#Preview("W17_500", traits: .fixedLayout(width: 1300, height: 540)) {
  Words(
    size: 17, weight: .medium,
    words: [
      "Account",
      "Bold",
      "Footer",
      "Fruit",
      "Fruits",
      "Preferences",
      "Vegetables",
      "Count",
      "Enabled",
    ])
}
// expect W17_500 w0 _ _ 65 _ ±2.60
// expect W17_500 w1 _ _ 35.5 _ ±1.42
// expect W17_500 w2 _ _ 51 _ ±2.04
// expect W17_500 w3 _ _ 36 _ ±1.44
// expect W17_500 w4 _ _ 44.5 _ ±1.78
// expect W17_500 w5 _ _ 94.5 _ ±3.78
// expect W17_500 w6 _ _ 87.5 _ ±3.50
// expect W17_500 w7 _ _ 47.5 _ ±1.90
// expect W17_500 w8 _ _ 63 _ ±2.52

#Preview("W17_600", traits: .fixedLayout(width: 1300, height: 1500)) {
  Words(
    size: 17, weight: .semibold,
    words: [
      "Apple",
      "Banana",
      "Bluetooth",
      "Bordered",
      "Borderless",
      "Cherry",
      "Chocolate",
      "Delete",
      "Disabled",
      "Enabled",
      "Flavour",
      "Footer",
      "Notifications",
      "Options",
      "Password",
      "Placeholder",
      "Prominent",
      "Pushed",
      "Quantity: 3",
      "Selected",
      "Vegetables",
      "Weight",
      "Row 2",
      "Wi-Fi",
      "Sheet title",
    ])
}
// expect W17_600 w0 _ _ 46.5 _ ±1.86
// expect W17_600 w1 _ _ 59.5 _ ±2.38
// expect W17_600 w2 _ _ 77.5 _ ±3.10
// expect W17_600 w3 _ _ 74 _ ±2.96
// expect W17_600 w4 _ _ 86 _ ±3.44
// expect W17_600 w5 _ _ 55 _ ±2.20
// expect W17_600 w6 _ _ 81 _ ±3.24
// expect W17_600 w7 _ _ 51.5 _ ±2.06
// expect W17_600 w8 _ _ 69.5 _ ±2.78
// expect W17_600 w9 _ _ 64.5 _ ±2.58
// expect W17_600 w10 _ _ 58.5 _ ±2.34
// expect W17_600 w11 _ _ 52 _ ±2.08
// expect W17_600 w12 _ _ 101.5 _ ±4.06
// expect W17_600 w13 _ _ 62.5 _ ±2.50
// expect W17_600 w14 _ _ 77.5 _ ±3.10
// expect W17_600 w15 _ _ 94.5 _ ±3.78
// expect W17_600 w16 _ _ 82.5 _ ±3.30
// expect W17_600 w17 _ _ 60 _ ±2.40
// expect W17_600 w18 _ _ 88.5 _ ±3.54
// expect W17_600 w19 _ _ 70.5 _ ±2.82
// expect W17_600 w20 _ _ 89 _ ±3.56
// expect W17_600 w21 _ _ 56 _ ±2.24
// expect W17_600 w22 _ _ 48.5 _ ±1.94
// expect W17_600 w23 _ _ 42.5 _ ±1.70
// expect W17_600 w24 _ _ 81.5 _ ±3.26

#Preview("W17_700", traits: .fixedLayout(width: 1300, height: 120)) {
  Words(
    size: 17, weight: .bold,
    words: [
      "Item options",
      "Delete the item?",
    ])
}
// expect W17_700 w0 _ _ 102 _ ±4.08
// expect W17_700 w1 _ _ 133 _ ±5.32

#Preview("W20_300", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 20, weight: .light,
    words: [
      "The quick brown fox"
    ])
}
// expect W20_300 w0 _ _ 174 _ ±6.96

#Preview("W20_400", traits: .fixedLayout(width: 1300, height: 840)) {
  Words(
    size: 20, weight: .regular,
    words: [
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      "The quick brown fox",
      "Account",
      "Count",
      "Enabled",
      "Footer",
      "Fruit",
      "Hello",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Title 3",
      "Volume",
    ])
}
// expect W20_400 w0 _ _ 631.5 _ ±25.26
// expect W20_400 w1 _ _ 176.5 _ ±7.06
// expect W20_400 w2 _ _ 73 _ ±2.92
// expect W20_400 w3 _ _ 53.5 _ ±2.14
// expect W20_400 w4 _ _ 71 _ ±2.84
// expect W20_400 w5 _ _ 57 _ ±2.28
// expect W20_400 w6 _ _ 39.5 _ ±1.58
// expect W20_400 w7 _ _ 45 _ ±1.80
// expect W20_400 w8 _ _ 52 _ ±2.08
// expect W20_400 w9 _ _ 69 _ ±2.76
// expect W20_400 w10 _ _ 42 _ ±1.68
// expect W20_400 w11 _ _ 43 _ ±1.72
// expect W20_400 w12 _ _ 54.5 _ ±2.18
// expect W20_400 w13 _ _ 66 _ ±2.64

#Preview("W20_500", traits: .fixedLayout(width: 1300, height: 780)) {
  Words(
    size: 20, weight: .medium,
    words: [
      "The quick brown fox",
      "Account",
      "Bold",
      "Count",
      "Enabled",
      "Footer",
      "Fruit",
      "Hello",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Volume",
    ])
}
// expect W20_500 w0 _ _ 181 _ ±7.24
// expect W20_500 w1 _ _ 75 _ ±3.00
// expect W20_500 w2 _ _ 41 _ ±1.64
// expect W20_500 w3 _ _ 55 _ ±2.20
// expect W20_500 w4 _ _ 73 _ ±2.92
// expect W20_500 w5 _ _ 58.5 _ ±2.34
// expect W20_500 w6 _ _ 41 _ ±1.64
// expect W20_500 w7 _ _ 46.5 _ ±1.86
// expect W20_500 w8 _ _ 53 _ ±2.12
// expect W20_500 w9 _ _ 71 _ ±2.84
// expect W20_500 w10 _ _ 43.5 _ ±1.74
// expect W20_500 w11 _ _ 44 _ ±1.76
// expect W20_500 w12 _ _ 67.5 _ ±2.70

#Preview("W20_600", traits: .fixedLayout(width: 1300, height: 780)) {
  Words(
    size: 20, weight: .semibold,
    words: [
      "Account",
      "Bold",
      "Count",
      "Enabled",
      "Footer",
      "Fruit",
      "Hello",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Title 3",
      "Volume",
    ])
}
// expect W20_600 w0 _ _ 76.5 _ ±3.06
// expect W20_600 w1 _ _ 41.5 _ ±1.66
// expect W20_600 w2 _ _ 56 _ ±2.24
// expect W20_600 w3 _ _ 74.5 _ ±2.98
// expect W20_600 w4 _ _ 60 _ ±2.40
// expect W20_600 w5 _ _ 42.5 _ ±1.70
// expect W20_600 w6 _ _ 47.5 _ ±1.90
// expect W20_600 w7 _ _ 54 _ ±2.16
// expect W20_600 w8 _ _ 72.5 _ ±2.90
// expect W20_600 w9 _ _ 45 _ ±1.80
// expect W20_600 w10 _ _ 44.5 _ ±1.78
// expect W20_600 w11 _ _ 57.5 _ ±2.30
// expect W20_600 w12 _ _ 69 _ ±2.76

#Preview("W20_700", traits: .fixedLayout(width: 1300, height: 840)) {
  Words(
    size: 20, weight: .bold,
    words: [
      "The quick brown fox",
      "Bold",
      "Account",
      "Count",
      "Enabled",
      "Footer",
      "Fruit",
      "Hello",
      "Name",
      "Options",
      "Plain",
      "Save",
      "Title 3",
      "Volume",
    ])
}
// expect W20_700 w0 _ _ 189.5 _ ±7.58
// expect W20_700 w1 _ _ 42.5 _ ±1.70
// expect W20_700 w2 _ _ 79 _ ±3.16
// expect W20_700 w3 _ _ 57.5 _ ±2.30
// expect W20_700 w4 _ _ 76 _ ±3.04
// expect W20_700 w5 _ _ 61.5 _ ±2.46
// expect W20_700 w6 _ _ 44 _ ±1.76
// expect W20_700 w7 _ _ 48.5 _ ±1.94
// expect W20_700 w8 _ _ 55 _ ±2.20
// expect W20_700 w9 _ _ 74.5 _ ±2.98
// expect W20_700 w10 _ _ 46.5 _ ±1.86
// expect W20_700 w11 _ _ 46 _ ±1.84
// expect W20_700 w12 _ _ 59 _ ±2.36
// expect W20_700 w13 _ _ 71 _ ±2.84

#Preview("W20_800", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 20, weight: .heavy,
    words: [
      "Bold"
    ])
}
// expect W20_800 w0 _ _ 44 _ ±1.76

#Preview("W20_900", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 20, weight: .black,
    words: [
      "The quick brown fox"
    ])
}
// expect W20_900 w0 _ _ 202 _ ±8.08

#Preview("W22_400", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 22, weight: .regular,
    words: [
      "Star"
    ])
}
// expect W22_400 w0 _ _ 39 _ ±1.56

#Preview("W24_400", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 24, weight: .regular,
    words: [
      "The quick brown fox"
    ])
}
// expect W24_400 w0 _ _ 207 _ ±8.28

#Preview("W24_500", traits: .fixedLayout(width: 1300, height: 180)) {
  Words(
    size: 24, weight: .medium,
    words: [
      "100",
      "30",
      "40",
    ])
}
// expect W24_500 w0 _ _ 41.5 _ ±1.66
// expect W24_500 w1 _ _ 30 _ ±1.20
// expect W24_500 w2 _ _ 30.5 _ ±1.22

#Preview("W26_400", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 26, weight: .regular,
    words: [
      "Star"
    ])
}
// expect W26_400 w0 _ _ 45.5 _ ±1.82

#Preview("W28_400", traits: .fixedLayout(width: 1300, height: 1260)) {
  Words(
    size: 28, weight: .regular,
    words: [
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      "The quick brown fox",
      "Bluetooth",
      "Blurred",
      "Bright",
      "Count: 0",
      "Dotted title",
      "Env",
      "Gray",
      "Hello",
      "Invert",
      "Kerned text",
      "Large",
      "Shadow",
      "Star",
      "Star label",
      "Tight",
      "Title",
      "Title line",
      "Title strike",
      "Tracked text",
    ])
}
// expect W28_400 w0 _ _ 863 _ ±34.52
// expect W28_400 w1 _ _ 241 _ ±9.64
// expect W28_400 w2 _ _ 116.5 _ ±4.66
// expect W28_400 w3 _ _ 86.5 _ ±3.46
// expect W28_400 w4 _ _ 73 _ ±2.92
// expect W28_400 w5 _ _ 104 _ ±4.16
// expect W28_400 w6 _ _ 133.5 _ ±5.34
// expect W28_400 w7 _ _ 45 _ ±1.80
// expect W28_400 w8 _ _ 57.5 _ ±2.30
// expect W28_400 w9 _ _ 62.5 _ ±2.50
// expect W28_400 w10 _ _ 68.5 _ ±2.74
// expect W28_400 w11 _ _ 137.5 _ ±5.50
// expect W28_400 w12 _ _ 68.5 _ ±2.74
// expect W28_400 w13 _ _ 98.5 _ ±3.94
// expect W28_400 w14 _ _ 49 _ ±1.96
// expect W28_400 w15 _ _ 112.5 _ ±4.50
// expect W28_400 w16 _ _ 62.5 _ ±2.50
// expect W28_400 w17 _ _ 52 _ ±2.08
// expect W28_400 w18 _ _ 100 _ ±4.00
// expect W28_400 w19 _ _ 123.5 _ ±4.94
// expect W28_400 w20 _ _ 146.5 _ ±5.86

#Preview("W28_500", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 28, weight: .medium,
    words: [
      "Bold"
    ])
}
// expect W28_500 w0 _ _ 56.5 _ ±2.26

#Preview("W28_600", traits: .fixedLayout(width: 1300, height: 120)) {
  Words(
    size: 28, weight: .semibold,
    words: [
      "Bold",
      "Title",
    ])
}
// expect W28_600 w0 _ _ 57.5 _ ±2.30
// expect W28_600 w1 _ _ 55.5 _ ±2.22

#Preview("W28_700", traits: .fixedLayout(width: 1300, height: 180)) {
  Words(
    size: 28, weight: .bold,
    words: [
      "bold",
      "Bold",
      "Title",
    ])
}
// expect W28_700 w0 _ _ 58 _ ±2.32
// expect W28_700 w1 _ _ 59 _ ±2.36
// expect W28_700 w2 _ _ 57.5 _ ±2.30

#Preview("W28_800", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 28, weight: .heavy,
    words: [
      "Bold"
    ])
}
// expect W28_800 w0 _ _ 61.5 _ ±2.46

#Preview("W32_400", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 32, weight: .regular,
    words: [
      "The quick brown fox"
    ])
}
// expect W32_400 w0 _ _ 275 _ ±11.00

#Preview("W34_400", traits: .fixedLayout(width: 1300, height: 600)) {
  Words(
    size: 34, weight: .regular,
    words: [
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      "The quick brown fox",
      "Big",
      "End",
      "Gradient",
      "Hello",
      "Hg",
      "Large strike",
      "Large Title",
      "Settings",
    ])
}
// expect W34_400 w0 _ _ 1042 _ ±41.68
// expect W34_400 w1 _ _ 291.5 _ ±11.66
// expect W34_400 w2 _ _ 47.5 _ ±1.90
// expect W34_400 w3 _ _ 57 _ ±2.28
// expect W34_400 w4 _ _ 126 _ ±5.04
// expect W34_400 w5 _ _ 75.5 _ ±3.02
// expect W34_400 w6 _ _ 43.5 _ ±1.74
// expect W34_400 w7 _ _ 169 _ ±6.76
// expect W34_400 w8 _ _ 152.5 _ ±6.10
// expect W34_400 w9 _ _ 121 _ ±4.84

#Preview("W34_500", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 34, weight: .medium,
    words: [
      "Bold"
    ])
}
// expect W34_500 w0 _ _ 68 _ ±2.72

#Preview("W34_600", traits: .fixedLayout(width: 1300, height: 180)) {
  Words(
    size: 34, weight: .semibold,
    words: [
      "Bold",
      "Large Title",
      "Settings",
    ])
}
// expect W34_600 w0 _ _ 69.5 _ ±2.78
// expect W34_600 w1 _ _ 161 _ ±6.44
// expect W34_600 w2 _ _ 128.5 _ ±5.14

#Preview("W34_700", traits: .fixedLayout(width: 1300, height: 360)) {
  Words(
    size: 34, weight: .bold,
    words: [
      "Bold",
      "Detail",
      "Large Title",
      "No Mail",
      "No Results",
      "Settings",
    ])
}
// expect W34_700 w0 _ _ 71.5 _ ±2.86
// expect W34_700 w1 _ _ 92 _ ±3.68
// expect W34_700 w2 _ _ 166 _ ±6.64
// expect W34_700 w3 _ _ 117.5 _ ±4.70
// expect W34_700 w4 _ _ 170 _ ±6.80
// expect W34_700 w5 _ _ 133 _ ±5.32

#Preview("W34_800", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 34, weight: .heavy,
    words: [
      "Bold"
    ])
}
// expect W34_800 w0 _ _ 74.5 _ ±2.98

#Preview("W40_400", traits: .fixedLayout(width: 1300, height: 180)) {
  Words(
    size: 40, weight: .regular,
    words: [
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      "Hello",
      "Star",
    ])
}
// expect W40_400 w0 _ _ 1220 _ ±48.80
// expect W40_400 w1 _ _ 88 _ ±3.52
// expect W40_400 w2 _ _ 69.5 _ ±2.78

#Preview("W40_700", traits: .fixedLayout(width: 1300, height: 60)) {
  Words(
    size: 40, weight: .bold,
    words: [
      "Mask"
    ])
}
// expect W40_700 w0 _ _ 99.5 _ ±3.98
