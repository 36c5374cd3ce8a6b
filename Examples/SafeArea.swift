import SwiftUI

/// A player over a list: a bar in the safe area's inset moves the end of what scrolls, and its ground reaches the screen's edge.
#Preview("SafeArea") {
  ScrollView {
    VStack(alignment: .leading, spacing: 0) {
      RoundedRectangle(cornerRadius: 16).fill(.pink.gradient).frame(height: 220)
        .overlay { Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white.opacity(0.9)) }
        .padding()
      Text("Letterpress Sessions").font(.title2.bold()).padding(.horizontal)
      Text("The Compositors").foregroundStyle(.pink).padding(.horizontal).padding(.bottom, 8)
      ForEach(["Lock-up", "Make-ready", "Kiss Impression", "Deckle Edge", "Hot Metal", "Em Quad", "Hair Space"], id: \.self) { title in
        HStack {
          Text(title)
          Spacer()
          Text("3:\(20 + title.count)").foregroundStyle(.secondary).monospacedDigit()
        }
        .padding(.horizontal)
        .frame(height: 44)
        Divider().padding(.leading)
      }
    }
  }
  .safeAreaInset(edge: .bottom, spacing: 0) {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 8).fill(.pink.gradient).frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text("Make-ready").font(.subheadline.weight(.semibold))
        Text("The Compositors").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "play.fill").font(.title2)
      Image(systemName: "forward.fill").font(.title3)
    }
    .padding(12)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }
}
