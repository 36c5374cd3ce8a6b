import UIKit

/// One post of a feed: 15 leaves that every way of laying out places at the same frames.
@MainActor class FeedCell: UIView {
  let avatar = UIView()
  let name = FeedCell.label("Ada Lovelace", 16, .semibold)
  let headline = FeedCell.label("Writes about engines that weave algebra", 13)
  let time = FeedCell.label("3 h", 13)
  let more = UIView()
  let message = FeedCell.label(
    "The engine has no pretensions whatever to originate anything. It can do whatever we know how to order it to perform.", 15)
  let picture = UIView()
  let likeIcon = UIView()
  let likes = FeedCell.label("1,204", 13)
  let commentIcon = UIView()
  let comments = FeedCell.label("88 comments", 13)
  let line = UIView()
  let like = FeedCell.label("Like", 14, .medium)
  let comment = FeedCell.label("Comment", 14, .medium)
  let share = FeedCell.label("Share", 14, .medium)

  var leaves: [UIView] {
    [avatar, name, headline, time, more, message, picture, likeIcon, likes, commentIcon, comments, line, like, comment, share]
  }

  /// Places the leaves in a cell of `width`; returns its height.
  func lay(_ width: CGFloat) -> CGFloat { 0 }

  /// The leaves' frames in the cell's coordinates.
  var leafFrames: [CGRect] { leaves.map { convert($0.bounds, from: $0) } }

  static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.numberOfLines = 0
    return label
  }
}

/// The same cell with frames reckoned by hand, as a patient programmer would.
final class HandCell: FeedCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for leaf in leaves { addSubview(leaf) }
  }
  required init?(coder: NSCoder) { nil }

  override func lay(_ width: CGFloat) -> CGFloat {
    let free = CGFloat.greatestFiniteMagnitude
    let inner = width - 24
    let timeSize = time.sizeThatFits(CGSize(width: free, height: free))
    let column = inner - 40 - 8 - 8 - timeSize.width - 8 - 24
    let nameSize = name.sizeThatFits(CGSize(width: column, height: free))
    let headSize = headline.sizeThatFits(CGSize(width: column, height: free))
    let head = max(40, nameSize.height + 2 + headSize.height)
    avatar.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    name.frame = CGRect(x: 60, y: 12, width: column, height: nameSize.height)
    headline.frame = CGRect(x: 60, y: 12 + nameSize.height + 2, width: column, height: headSize.height)
    time.frame = CGRect(x: 60 + column + 8, y: 12, width: timeSize.width, height: timeSize.height)
    more.frame = CGRect(x: 12 + inner - 24, y: 12, width: 24, height: 24)
    var y = 12 + head + 8
    let text = message.sizeThatFits(CGSize(width: inner, height: free))
    message.frame = CGRect(x: 12, y: y, width: inner, height: text.height)
    y += text.height + 8
    picture.frame = CGRect(x: 0, y: y, width: width, height: 200)
    y += 208
    let likesSize = likes.sizeThatFits(CGSize(width: free, height: free))
    let commentsSize = comments.sizeThatFits(CGSize(width: free, height: free))
    let counts = max(16, likesSize.height, commentsSize.height)
    likeIcon.frame = CGRect(x: 12, y: y + (counts - 16) / 2, width: 16, height: 16)
    likes.frame = CGRect(x: 34, y: y + (counts - likesSize.height) / 2, width: likesSize.width, height: likesSize.height)
    commentIcon.frame = CGRect(x: likes.frame.maxX + 12, y: y + (counts - 16) / 2, width: 16, height: 16)
    comments.frame = CGRect(
      x: likes.frame.maxX + 34, y: y + (counts - commentsSize.height) / 2, width: commentsSize.width, height: commentsSize.height)
    y += counts + 8
    line.frame = CGRect(x: 12, y: y, width: inner, height: 1)
    y += 9
    let third = (inner - 16) / 3
    let action = like.sizeThatFits(CGSize(width: third, height: free)).height
    like.frame = CGRect(x: 12, y: y, width: third, height: action)
    comment.frame = CGRect(x: 12 + third + 8, y: y, width: third, height: action)
    share.frame = CGRect(x: 12 + (third + 8) * 2, y: y, width: third, height: action)
    return y + action + 12
  }
}
