/// A text input whose whole text has one font and one color.
@preconcurrency @MainActor
package protocol StyledTextView: UIView {
    var font: UIFont? { get set }
    var textColor: UIColor? { get set }
}

extension UITextField: StyledTextView {}
