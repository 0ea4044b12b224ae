/// A view that replaces the keyboard or is an accessory above it, and can have the keyboard's appearance. iOS 7.
///
/// Follows Apple's page "UIInputView".
@preconcurrency @MainActor
open class UIInputView: UIView {
    package let style: Style

    /// The appearance of an input view. iOS 7. Follows Apple's page "UIInputView.Style".
    public enum Style: Int, Sendable {
        /// Without a background.
        case `default` = 0
        /// With the keyboard's background.
        case keyboard = 1
    }

    /// Creates a view with a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        style = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view with the style `.default`.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Creates a view from an archive, with the style `.default`.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// The style of the view.
    open var inputViewStyle: UIInputView.Style { style }

    /// Whether constraints define the view's height, instead of its frame or the keyboard. Default `false`. iOS 9.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { Runtime.current.keyboard.follow() } }
    }
}

/// Adopted by an input view that plays keyboard clicks. iOS 4.2. Follows Apple's page "UIInputViewAudioFeedback".
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the view plays clicks while it is visible. Optional; default `false`.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Default `false`.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The sound of a keyboard click.
@MainActor
enum InputClick {
    /// Counts a click, if a visible input view allows it and the user has turned on keyboard clicks.
    static func play() {
        let views = Runtime.current.keyboard.appViews
        let isAllowed = views.contains {
            ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
        }
        if isAllowed, TextInputSystem.current.playsClicks { TextInputSystem.current.clicks += 1 }
    }
}
