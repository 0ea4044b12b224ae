import Foundation
import UIKit

/// Makes a view of its class, with the content that its size depends on.
@MainActor
struct ViewMaker {
    private let saved: SavedView
    private let device: SavedDevice
    private let grid: LabelGrid

    init(_ saved: SavedView, on device: SavedDevice, _ grid: LabelGrid) {
        self.saved = saved
        self.device = device
        self.grid = grid
    }

    /// Classes whose content says nothing about their size are plain views.
    var view: UIView {
        switch saved.kind {
        case "label": label
        case "button": button
        case "textField": textField
        case "imageView": imageView
        case "stackView": stack
        case "scrollView": UIScrollView()
        case "switch": UISwitch()
        case "slider": UISlider()
        case "segmentedControl": segments
        case "progressView": UIProgressView(progressViewStyle: saved.style == "bar" ? .bar : .default)
        case "activityIndicatorView": indicator
        case "pageControl": pages
        case "navigationBar": UINavigationBar()
        case "toolbar": UIToolbar()
        case "tabBar": UITabBar()
        case "stepper": UIStepper()
        case "pickerView": UIPickerView()
        case "searchBar": UISearchBar()
        case "textView": textView
        default: UIView()
        }
    }

    private var label: UIView {
        let label = grid == .points ? WholePointLabel() : UILabel()
        label.text = saved.text
        label.font = font ?? label.font
        label.numberOfLines = saved.lines ?? 1
        label.preferredMaxLayoutWidth = saved.preferredWidth ?? 0
        return label
    }

    private var button: UIView {
        let style = saved.style ?? "custom"
        if style.hasPrefix("configuration ") { return configured(String(style.dropFirst(14))) }
        let button = UIButton(type: style == "system" || style == "roundedRect" ? .system : .custom)
        button.setTitle(saved.text, for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(saved.background.flatMap(image), for: .normal)
        if let insets = saved.insets { button.contentEdgeInsets = UIEdgeInsets(insets) }
        if let font { button.titleLabel?.font = font }
        return button
    }

    private func configured(_ style: String) -> UIView {
        var configuration =
            switch style {
            case "filled": UIButton.Configuration.filled()
            case "tinted": UIButton.Configuration.tinted()
            case "gray": UIButton.Configuration.gray()
            default: UIButton.Configuration.plain()
            }
        configuration.title = saved.text
        configuration.image = image
        return UIButton(configuration: configuration)
    }

    private var textField: UIView {
        let field = UITextField()
        field.text = saved.text
        field.placeholder = saved.titles?.first
        field.isSecureTextEntry = saved.isSecure == true
        field.font = font ?? field.font
        switch saved.style {
        case "roundedRect": field.borderStyle = .roundedRect
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        default: field.borderStyle = .none
        }
        return field
    }

    private var textView: UIView {
        let view = UITextView()
        view.text = saved.text
        view.font = font ?? view.font
        view.isScrollEnabled = saved.style != "fixed"
        return view
    }

    private var imageView: UIView { UIImageView(image: image) }

    private var segments: UIView {
        let control = UISegmentedControl(items: saved.titles ?? [])
        control.apportionsSegmentWidthsByContent = saved.style == "byContent"
        return control
    }

    /// Interface Builder shows it also where it would hide until it is started.
    private var indicator: UIView {
        let isLarge = saved.style == "large" || saved.style == "whiteLarge"
        let indicator = UIActivityIndicatorView(style: isLarge ? .large : .medium)
        indicator.hidesWhenStopped = false
        return indicator
    }

    private var pages: UIView {
        let control = UIPageControl()
        control.numberOfPages = saved.pages ?? 0
        return control
    }

    private var stack: UIView {
        let (stack, values) = (UIStackView(), saved.stack ?? SavedStack())
        stack.axis = values.isVertical == true ? .vertical : .horizontal
        stack.spacing = values.hasSystemSpacing == true ? UIStackView.spacingUseSystem : values.spacing ?? 0
        stack.distribution = UIStackView.Distribution(named: values.distribution)
        stack.alignment = UIStackView.Alignment(named: values.alignment)
        stack.isBaselineRelativeArrangement = values.isBaselineRelative == true
        stack.isLayoutMarginsRelativeArrangement = values.isMarginsRelative == true
        return stack
    }

    // MARK: Fonts and images

    private var font: UIFont? {
        guard let font = saved.font else { return nil }
        if let style = font.textStyle { return textStyleFont(style) }
        let size = font.size ?? 17
        if let name = font.name { return UIFont(name: name, size: size) }
        if font.isItalic == true { return .italicSystemFont(ofSize: size) }
        guard let weight = font.weight else { return .systemFont(ofSize: size) }
        return weight == "bold"
            ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: UIFont.Weight(named: weight))
    }

    private func textStyleFont(_ style: String) -> UIFont {
        let traits = UITraitCollection(
            preferredContentSizeCategory: device.hasSmallText == true ? .extraSmall : .large)
        return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }

    private var image: UIImage? { saved.image.flatMap(image) }

    private func image(_ image: SavedImage) -> UIImage? {
        if let symbol = image.symbol { return UIImage(systemName: symbol) }
        guard let size = image.size, size[0] > 0, size[1] > 0 else { return nil }
        return UIGraphicsImageRenderer(size: CGSize(width: size[0], height: size[1])).image { _ in }
    }
}

extension UIFont.Weight {
    fileprivate init(named name: String) {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
            "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        self = weights[name] ?? .regular
    }
}

extension UIStackView.Distribution {
    fileprivate init(named name: String?) {
        switch name {
        case "fillEqually": self = .fillEqually
        case "fillProportionally": self = .fillProportionally
        case "equalSpacing": self = .equalSpacing
        case "equalCentering": self = .equalCentering
        default: self = .fill
        }
    }
}

extension UIStackView.Alignment {
    fileprivate init(named name: String?) {
        switch name {
        case "leading", "top": self = .leading
        case "firstBaseline": self = .firstBaseline
        case "center": self = .center
        case "trailing", "bottom": self = .trailing
        case "lastBaseline": self = .lastBaseline
        default: self = .fill
        }
    }
}
