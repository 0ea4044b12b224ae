import Simulator

/// Checks that every touchable element has a name for VoiceOver and the size of a fingertip.
@MainActor
package enum AccessibilityCheck {
    /// The minimum width and height of a touch target in points, according to Apple's Human Interface Guidelines.
    static let leastSize: CGFloat = 44

    static func run(in visit: Visit) -> [Sighting] {
        let page = visit.state.page
        return TargetFinder.all().flatMap { found -> [Sighting] in
            guard let view = found.find() else { return [] }
            var sightings: [Sighting] = []
            if !view.hasLabel {
                sightings.append(Sighting(kind: .noLabel, page: page, detail: "\(found.target.kind)"))
            }
            if found.role != .row, let size = view.tooSmallSize {
                sightings.append(
                    Sighting(
                        kind: .smallTarget, page: page,
                        detail:
                            "\(found.target.name ?? found.target.kind), \(Int(size.width)) × \(Int(size.height))"
                    ))
            }
            return sightings
        }
    }

    /// The faults of one view on the screen. It performs nothing: no list scrolls, and no setting changes.
    ///
    /// - Returns: For a view that can be touched `noLabel` and `smallTarget`, for a label `cutText`.
    package static func faults(of view: UIView) -> [FaultKind] {
        if let label = view as? UILabel { return label.isCut ? [.cutText] : [] }
        let isRow = view is UITableViewCell || view is UICollectionViewCell
        guard isRow || isTouchable(view) else { return [] }
        let label: [FaultKind] = view.hasLabel ? [] : [.noLabel]
        return label + (isRow || view.tooSmallSize == nil ? [] : [.smallTarget])
    }

    /// Whether a touch on a view itself does something.
    package static func isTouchable(_ view: UIView) -> Bool {
        view is UIControl || (view as? UITextView)?.isEditable == true || view.hasTap || view.opensByLongPress
    }
}

extension UIView {
    /// Whether VoiceOver has a text for it.
    fileprivate var hasLabel: Bool {
        if wordsForVoiceOver { return true }
        return withAllSubviews.contains { $0.wordsForVoiceOver }
    }

    private var wordsForVoiceOver: Bool {
        if accessibilityLabel?.isEmpty == false { return true }
        switch self {
        case let label as UILabel: return label.text?.isEmpty == false
        case let button as UIButton:
            // Symbols have labels of their own.
            return button.currentTitle?.isEmpty == false
                || button.currentAttributedTitle?.string.isEmpty == false
                || button.currentImage?.isSymbolImage == true
        // VoiceOver speaks its trait.
        case is UISearchTextField: return true
        case let field as UITextField:
            return field.placeholder?.isEmpty == false || field.text?.isEmpty == false
        case let text as UITextView: return text.text?.isEmpty == false
        case let item as BarItemView:
            return item.title?.isEmpty == false || item.accessibilityIdentifier != nil
        // VoiceOver speaks the value of these.
        case is UIPickerView, is UIDatePicker, is UISegmentedControl, is UIPageControl: return true
        case let view as UIImageView: return view.image?.isSymbolImage == true
        default: return isPartOfUIKit
        }
    }

    /// Whether it belongs to a view that UIKit creates, such as a menu's row: UIKit sets its label and its size.
    private var isPartOfUIKit: Bool {
        let name = String(reflecting: type(of: self))
        return name.hasPrefix("UIKit") && !(name.split(separator: ".").last ?? "").hasPrefix("UI")
            && !(self is BarItemView)
    }

    /// Whether a bar contains it, which extends the touch areas of its items.
    package var isInBar: Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
        }
    }

    fileprivate var withAllSubviews: [UIView] { [self] + subviews.flatMap(\.withAllSubviews) }

    /// The size of an element of the app that is too small to touch; `nil` if UIKit sets its size.
    fileprivate var tooSmallSize: CGSize? {
        switch self {
        case is UISwitch, is UISegmentedControl, is UISlider, is UIStepper, is UIPageControl, is BarItemView,
            is UIDatePicker, is UIPickerView, is UISearchTextField:
            return nil
        default: break
        }
        // A menu sets the height of its rows.
        guard !isInBar, !isPartOfUIKit else { return nil }
        let least = AccessibilityCheck.leastSize
        let (width, height) = (hitLength(along: \.x, bounds.width), hitLength(along: \.y, bounds.height))
        return width < least - 0.5 || height < least - 0.5 ? CGSize(width: width, height: height) : nil
    }

    /// The length of the touch area along an axis, centered on the element: an app can enlarge it.
    private func hitLength(along axis: WritableKeyPath<CGPoint, CGFloat>, _ length: CGFloat) -> CGFloat {
        guard length < AccessibilityCheck.leastSize else { return length }
        let reach = AccessibilityCheck.leastSize / 2 - 0.5
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let isLarger = [-reach, reach].allSatisfy { distance in
            var point = middle
            point[keyPath: axis] += distance
            return self.point(inside: point, with: nil)
        }
        return isLarger ? AccessibilityCheck.leastSize : length
    }
}
