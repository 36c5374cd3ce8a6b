import Foundation
import QuoinDrawing
import QuoinLayout

/// The state of a picture from the network.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  /// The picture, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none, where reading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from a URL. Files are read; of the network a still picture shows the waiting phase.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  /// The picture, or a grey area where there is none. nil shows the waiting phase.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePicture {
    self.init(url: url, scale: scale) { _AsyncImagePicture(phase: $0) }
  }
  /// What `content` makes of the picture, or `placeholder` where there is none.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    let choose: (AsyncImagePhase) -> Content = { phase in
      if let image = phase.image { return Content(.first(content(image))) }
      return Content(.second(placeholder()))
    }
    self.init(url: url, scale: scale, content: choose)
  }
  /// What `content` makes of each phase; nil shows the waiting phase. The transaction is not kept: a still picture shows no change.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    Content._emit(content(phase), scope.child(0), into: &nodes)
  }
  nonisolated private var phase: AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    do { return .success(Image(.bitmap(try Bitmap(path: url.path), scale: scale))) } catch { return .failure(error) }
  }
}
extension AsyncImage: PrimitiveView {}

/// The picture once it is there, a grey area before.
public struct _AsyncImagePicture {
  let phase: AsyncImagePhase
}
extension _AsyncImagePicture: View {
  public var body: some View {
    if let image = phase.image { image } else { Color.gray.opacity(0.3) }
  }
}
