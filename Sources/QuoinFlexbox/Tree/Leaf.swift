/// What a measured leaf answered, so that each question is put once.
struct LeafAnswers {
  /// Answers by question; slot 0 is min-content, 1 max-content, the others widths, the oldest forgotten first.
  private var answers: (Answer, Answer, Answer, Answer, Answer) = (Answer(), Answer(), Answer(), Answer(), Answer())
  private var oldest: UInt8 = 0

  struct Answer {
    /// The width that was asked; NaN is an empty slot, an infinity one of the two content widths.
    var asked = Double.nan
    var width = 0.0
    var height = 0.0
    var first = Double.nan
    var last = Double.nan
  }

  mutating func forget() {
    answers.0.asked = .nan
    answers.1.asked = .nan
    answers.2.asked = .nan
    answers.3.asked = .nan
    answers.4.asked = .nan
  }

  /// The remembered answer for a content width, if that question or one with the same outcome was put before.
  func remembered(_ width: Double) -> Answer? {
    if answers.2.asked == width { return answers.2 }
    if answers.3.asked == width { return answers.3 }
    if answers.4.asked == width { return answers.4 }
    if answers.1.asked == .infinity, answers.1.width == width { return answers.1 }
    return nil
  }

  var rememberedMinimum: Answer? { answers.0.asked.isNaN ? nil : answers.0 }
  var rememberedMaximum: Answer? { answers.1.asked.isNaN ? nil : answers.1 }

  mutating func remember(_ answer: Answer) {
    switch answer.asked {
    case -.infinity: answers.0 = answer
    case .infinity: answers.1 = answer
    default:
      switch oldest {
      case 0: answers.2 = answer
      case 1: answers.3 = answer
      default: answers.4 = answer
      }
      oldest = (oldest + 1) % 3
    }
  }
}
