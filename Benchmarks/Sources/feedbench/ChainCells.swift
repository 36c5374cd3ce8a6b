import FlexLayout
import PinLayout
import UIKit

/// The cell as a user of FlexLayout writes it: defined once, laid out by width.
class FlexCell: FeedCell {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    content.flex.padding(12).define { flex in
      flex.addItem().direction(.row).columnGap(8).define {
        $0.addItem(avatar).size(40)
        $0.addItem().grow(1).shrink(1).basis(0).rowGap(2).define {
          $0.addItem(name)
          $0.addItem(headline)
        }
        $0.addItem(time).alignSelf(.start)
        $0.addItem(more).size(24)
      }
      flex.addItem(message).marginTop(8)
      flex.addItem(picture).marginTop(8).marginHorizontal(-12).height(200)
      flex.addItem().direction(.row).alignItems(.center).marginTop(8).define {
        $0.addItem(likeIcon).size(16)
        $0.addItem(likes).marginLeft(6)
        $0.addItem(commentIcon).size(16).marginLeft(12)
        $0.addItem(comments).marginLeft(6)
      }
      flex.addItem(line).height(1).marginTop(8)
      flex.addItem().direction(.row).columnGap(8).marginTop(8).define {
        $0.addItem(like).grow(1).basis(0)
        $0.addItem(comment).grow(1).basis(0)
        $0.addItem(share).grow(1).basis(0)
      }
    }
  }
  required init?(coder: NSCoder) { nil }

  override func lay(_ width: CGFloat) -> CGFloat {
    content.frame.size.width = width
    content.flex.layout(mode: .adjustHeight)
    return content.frame.height
  }
}

/// The same, with one label that changed since the last layout.
final class ChangedFlexCell: FlexCell {
  override func lay(_ width: CGFloat) -> CGFloat {
    name.flex.markDirty()
    return super.lay(width)
  }
}

/// The cell as a user of PinLayout writes it: one chain a leaf.
final class PinCell: FeedCell {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    for leaf in leaves { content.addSubview(leaf) }
  }
  required init?(coder: NSCoder) { nil }

  override func lay(_ width: CGFloat) -> CGFloat {
    content.frame.size.width = width
    avatar.pin.top(12).left(12).size(40)
    more.pin.top(12).right(12).size(24)
    time.pin.top(12).before(of: more).marginRight(8).sizeToFit()
    name.pin.top(12).after(of: avatar).before(of: time).marginHorizontal(8).sizeToFit(.width)
    headline.pin.below(of: name, aligned: .left).right(to: name.edge.right).marginTop(2).sizeToFit(.width)
    message.pin.below(of: [avatar, headline]).horizontally(12).marginTop(8).sizeToFit(.width)
    picture.pin.below(of: message).horizontally().marginTop(8).height(200)
    likes.pin.below(of: picture).left(34).marginTop(8).sizeToFit()
    likeIcon.pin.before(of: likes, aligned: .center).marginRight(6).size(16)
    commentIcon.pin.after(of: likes, aligned: .center).marginLeft(12).size(16)
    comments.pin.after(of: commentIcon, aligned: .center).marginLeft(6).sizeToFit()
    line.pin.below(of: [likes, likeIcon]).horizontally(12).marginTop(8).height(1)
    let third = (width - 40) / 3
    like.pin.below(of: line).left(12).width(third).marginTop(8).sizeToFit(.width)
    comment.pin.after(of: like, aligned: .top).width(third).marginLeft(8).sizeToFit(.width)
    share.pin.after(of: comment, aligned: .top).width(third).marginLeft(8).sizeToFit(.width)
    return share.frame.maxY + 12
  }
}
