import Simulator

/// Everything that a finger can be put on has a name for VoiceOver, and is as large as a fingertip.
@MainActor
enum AccessibilityCheck {
    /// The least width and height of what is touched, in points, by Apple's Human Interface Guidelines.
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
}

extension UIView {
    /// Whether VoiceOver has something to say of it.
    fileprivate var hasLabel: Bool {
        if wordsForVoiceOver { return true }
        return withAllSubviews.contains { $0.wordsForVoiceOver }
    }

    private var wordsForVoiceOver: Bool {
        if accessibilityLabel?.isEmpty == false { return true }
        switch self {
        case let label as UILabel: return label.text?.isEmpty == false
        case let button as UIButton:
            // Symbols have words of their own.
            return button.currentTitle?.isEmpty == false
                || button.currentAttributedTitle?.string.isEmpty == false
                || button.currentImage?.isSymbolImage == true
        case let field as UITextField:
            return field.placeholder?.isEmpty == false || field.text?.isEmpty == false
        case let text as UITextView: return text.text?.isEmpty == false
        case let item as BarItemView:
            return item.title?.isEmpty == false || item.accessibilityIdentifier != nil
        // What these say is their value.
        case is UIPickerView, is UIDatePicker, is UISegmentedControl, is UIPageControl: return true
        case let view as UIImageView: return view.image?.isSymbolImage == true
        default: return isPartOfUIKit
        }
    }

    /// Whether it is a part of what UIKit makes by itself, such as a menu's row: UIKit gives it its words and its size.
    private var isPartOfUIKit: Bool {
        let name = String(reflecting: type(of: self))
        return name.hasPrefix("UIKit") && !(name.split(separator: ".").last ?? "").hasPrefix("UI")
            && !(self is BarItemView)
    }

    private var isInBar: Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
        }
    }

    fileprivate var withAllSubviews: [UIView] { [self] + subviews.flatMap(\.withAllSubviews) }

    /// The size of a target of the app's own that a finger misses; `nil` for what UIKit gives its size.
    fileprivate var tooSmallSize: CGSize? {
        switch self {
        case is UISwitch, is UISegmentedControl, is UISlider, is UIStepper, is UIPageControl, is BarItemView,
            is UIDatePicker, is UIPickerView, is UISearchTextField:
            return nil
        default: break
        }
        // A bar takes what is touched around its items, too; a menu gives its rows their height.
        guard !isInBar, !isPartOfUIKit else { return nil }
        let least = AccessibilityCheck.leastSize
        let (width, height) = (hitLength(along: \.x, bounds.width), hitLength(along: \.y, bounds.height))
        return width < least - 0.5 || height < least - 0.5 ? CGSize(width: width, height: height) : nil
    }

    /// How far a finger may be from the middle, both ways together: an app can enlarge what it takes for its own.
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
