import UIKit

/// The cell made of stack views, the pictures' sizes as constraints.
final class StackCell: FeedCell {
  private let content = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ alignment: UIStackView.Alignment, _ views: [UIView]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.spacing = spacing
      stack.alignment = alignment
      return stack
    }
    let names = stack(.vertical, 2, .fill, [name, headline])
    let head = stack(.horizontal, 8, .top, [avatar, names, time, more])
    let counts = stack(.horizontal, 6, .center, [likeIcon, likes, commentIcon, comments, UIView()])
    counts.setCustomSpacing(12, after: likes)
    let actions = stack(.horizontal, 8, .fill, [like, comment, share])
    actions.distribution = .fillEqually
    let inner = stack(.vertical, 8, .fill, [head, message])
    let end = stack(.vertical, 8, .fill, [counts, line, actions])
    for part in [inner, end] {
      part.isLayoutMarginsRelativeArrangement = true
      part.layoutMargins = UIEdgeInsets(top: part === inner ? 12 : 0, left: 12, bottom: part === end ? 12 : 0, right: 12)
    }
    for part in [inner, picture, end] { content.addArrangedSubview(part) }
    content.axis = .vertical
    content.spacing = 8
    for (view, size) in [(avatar, 40.0), (more, 24), (likeIcon, 16), (commentIcon, 16)] {
      view.widthAnchor.constraint(equalToConstant: size).isActive = true
      view.heightAnchor.constraint(equalToConstant: size).isActive = true
    }
    picture.heightAnchor.constraint(equalToConstant: 200).isActive = true
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    for label in [time, likes, comments] {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    addSubview(content)
  }
  required init?(coder: NSCoder) { nil }

  override func lay(_ width: CGFloat) -> CGFloat {
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    content.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    content.layoutIfNeeded()
    return size.height
  }
}

/// The cell made of constraints alone.
final class ConstraintCell: FeedCell {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    for leaf in leaves {
      leaf.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(leaf)
    }
    func fixed(_ view: UIView, _ size: CGFloat) -> [NSLayoutConstraint] {
      [view.widthAnchor.constraint(equalToConstant: size), view.heightAnchor.constraint(equalToConstant: size)]
    }
    for label in [time, likes, comments] {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate(
      fixed(avatar, 40) + fixed(more, 24) + fixed(likeIcon, 16) + fixed(commentIcon, 16) + [
        avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
        avatar.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 12),
        more.topAnchor.constraint(equalTo: avatar.topAnchor),
        more.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -12),
        time.topAnchor.constraint(equalTo: avatar.topAnchor),
        time.rightAnchor.constraint(equalTo: more.leftAnchor, constant: -8),
        name.topAnchor.constraint(equalTo: avatar.topAnchor),
        name.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 8),
        name.rightAnchor.constraint(equalTo: time.leftAnchor, constant: -8),
        headline.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
        headline.leftAnchor.constraint(equalTo: name.leftAnchor),
        headline.rightAnchor.constraint(equalTo: name.rightAnchor),
        message.topAnchor.constraint(greaterThanOrEqualTo: headline.bottomAnchor, constant: 8),
        message.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
        message.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 12),
        message.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -12),
        picture.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 8),
        picture.leftAnchor.constraint(equalTo: content.leftAnchor),
        picture.rightAnchor.constraint(equalTo: content.rightAnchor),
        picture.heightAnchor.constraint(equalToConstant: 200),
        likes.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        likes.leftAnchor.constraint(equalTo: likeIcon.rightAnchor, constant: 6),
        likeIcon.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 12),
        likeIcon.centerYAnchor.constraint(equalTo: likes.centerYAnchor),
        commentIcon.leftAnchor.constraint(equalTo: likes.rightAnchor, constant: 12),
        commentIcon.centerYAnchor.constraint(equalTo: likes.centerYAnchor),
        comments.leftAnchor.constraint(equalTo: commentIcon.rightAnchor, constant: 6),
        comments.centerYAnchor.constraint(equalTo: likes.centerYAnchor),
        line.topAnchor.constraint(equalTo: likes.bottomAnchor, constant: 8),
        line.leftAnchor.constraint(equalTo: message.leftAnchor),
        line.rightAnchor.constraint(equalTo: message.rightAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        like.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
        like.leftAnchor.constraint(equalTo: message.leftAnchor),
        comment.topAnchor.constraint(equalTo: like.topAnchor),
        comment.leftAnchor.constraint(equalTo: like.rightAnchor, constant: 8),
        comment.widthAnchor.constraint(equalTo: like.widthAnchor),
        share.topAnchor.constraint(equalTo: like.topAnchor),
        share.leftAnchor.constraint(equalTo: comment.rightAnchor, constant: 8),
        share.widthAnchor.constraint(equalTo: like.widthAnchor),
        share.rightAnchor.constraint(equalTo: message.rightAnchor),
        content.bottomAnchor.constraint(equalTo: share.bottomAnchor, constant: 12),
      ])
  }
  required init?(coder: NSCoder) { nil }

  override func lay(_ width: CGFloat) -> CGFloat {
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    content.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    content.layoutIfNeeded()
    return size.height
  }
}
