/// A view that stands in for the keyboard or over it and can look like it. iOS 7.
///
/// Follows Apple's page "UIInputView".
@preconcurrency @MainActor
open class UIInputView: UIView {
    private let style: Style

    /// How an input view looks. iOS 7. Follows Apple's page "UIInputView.Style".
    public enum Style: Int, Sendable {
        /// With no ground of its own.
        case `default` = 0
        /// With the ground of the keyboard.
        case keyboard = 1
    }

    /// Creates a view of a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        style = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view from an archive, with the style `.default`.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// The style, which never changes.
    open var inputViewStyle: UIInputView.Style { style }

    /// Whether the view is as high as its constraints say, rather than as its frame or the keyboard. Default `false`. iOS 9.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { Runtime.current.keyboard.follow() } }
    }
}

extension UIInputView: SelfDrawing {
    package func drawLook() {
        guard style == .keyboard else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        fill(UIBezierPath(rect: bounds), (isDark ? KeyboardColors.dark : KeyboardColors.light).ground)
    }
}

/// Adopted by an input view that lets keys be heard. iOS 4.2. Follows Apple's page "UIInputViewAudioFeedback".
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether keys are heard while the view is shown. Optional; default `false`.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// They are not.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The sound of a key.
@MainActor
enum InputClick {
    /// Counts a click, where an input view that is shown allows it and the user has keyboard clicks on.
    static func play() {
        let views = Runtime.current.keyboard.appViews
        let isAllowed = views.contains {
            ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
        }
        if isAllowed, TextInputSystem.current.playsClicks { TextInputSystem.current.clicks += 1 }
    }
}
