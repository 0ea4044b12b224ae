import Exploration
import Foundation
import ScreenTree
import UIKit

/// A finding of an audit about an element.
@MainActor
struct AuditFinding {
    let type: XCUIAccessibilityAuditType
    let words: String
    let details: String
}

/// The checks of an audit.
@MainActor
struct AccessibilityAudit {
    /// The smallest size of an area for touches, in points. Follows Apple's Human Interface Guidelines.
    private static let leastSize: CGFloat = 44
    /// The least contrast of a text with its background, and of a large one. Follows the Web Content Accessibility Guidelines, level AA.
    private static let leastContrast = (usual: 4.5, large: 3.0)
    private static let controls: Set<ElementKind> = [
        .button, .switch, .slider, .textField, .secureTextField, .searchField, .link, .cell,
    ]

    let types: XCUIAccessibilityAuditType

    /// The findings about an element.
    func findings(about element: ElementSnapshot) -> [AuditFinding] {
        let screen = UIScreen.main.bounds
        guard element.frame.intersects(screen), element.action == nil, element.unloadedRow == nil else {
            return []
        }
        return [
            description(of: element), hitRegion(of: element), traits(of: element), clipping(of: element),
            textSize(of: element), contrast(of: element),
        ].compactMap { $0 }.filter { types.contains($0.type) }
    }

    private func description(of element: ElementSnapshot) -> AuditFinding? {
        let kinds: Set<ElementKind> = [.button, .link, .switch, .slider]
        guard kinds.contains(element.kind), element.label.isEmpty, element.value?.isEmpty != false else {
            return nil
        }
        return AuditFinding(
            type: .sufficientElementDescription, words: "Element has no description",
            details: "Set the accessibilityLabel of \(element.line)")
    }

    private func hitRegion(of element: ElementSnapshot) -> AuditFinding? {
        guard Self.controls.contains(element.kind), element.kind != .cell, !element.isInBar,
            let view = element.object as? UIView, view.screenRect(view.bounds) == element.frame
        else { return nil }
        let size = element.frame.size
        guard min(size.width, size.height) < Self.leastSize - 0.5, !view.reachesAround(Self.leastSize) else {
            return nil
        }
        return AuditFinding(
            type: .hitRegion, words: "Hit area is too small",
            details: "\(element.line) receives touches in less than 44 by 44 points")
    }

    private func traits(of element: ElementSnapshot) -> AuditFinding? {
        let isTwo = element.traits.contains(.button) && element.traits.contains(.link)
        guard isTwo || element.traits.contains([.button, .staticText]) else { return nil }
        return AuditFinding(
            type: .trait, words: "Element has incompatible traits",
            details: "The traits of \(element.line) exclude each other")
    }

    private func clipping(of element: ElementSnapshot) -> AuditFinding? {
        guard let label = element.object as? UILabel, label.isCut else { return nil }
        return AuditFinding(
            type: .textClipped, words: "Text clipped",
            details: "The text of \(element.line) isn't completely visible")
    }

    private func textSize(of element: ElementSnapshot) -> AuditFinding? {
        guard let label = element.object as? UILabel, element.kind == .staticText,
            !label.adjustsFontForContentSizeCategory
        else { return nil }
        return AuditFinding(
            type: .dynamicType, words: "Dynamic Type font sizes are unsupported",
            details: "The font of \(element.line) doesn't follow the user's text size")
    }

    private func contrast(of element: ElementSnapshot) -> AuditFinding? {
        guard let label = element.object as? UILabel, element.kind == .staticText, label.isEnabled,
            let ground = label.groundColor, let color = label.textColor
        else { return nil }
        let ratio = color.resolvedColor(with: label.traitCollection).contrast(
            with: ground.resolvedColor(with: label.traitCollection))
        let least = label.font.pointSize >= 18 ? Self.leastContrast.large : Self.leastContrast.usual
        guard ratio < least else { return nil }
        return AuditFinding(
            type: .contrast, words: "Contrast failed",
            details: String(
                format: "The contrast of %@ is %.2f, and should be at least %.1f", element.line, ratio, least)
        )
    }
}

extension ElementSnapshot {
    /// Whether a bar of UIKit contains the view: it extends the areas of its items.
    fileprivate var isInBar: Bool {
        guard let view = object as? UIView else { return false }
        return sequence(first: view, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
        }
    }
}

extension UIView {
    /// Whether touches reach the view in a square around its middle: an app can enlarge the area.
    fileprivate func reachesAround(_ size: CGFloat) -> Bool {
        let reach = size / 2 - 0.5
        return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { x, y in
            point(inside: CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil)
        }
    }

    /// The opaque color behind the view; `nil` if an image or another view may be there.
    fileprivate var groundColor: UIColor? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor).first {
            $0.opacity > 0.99
        }
    }
}

extension UIColor {
    fileprivate var opacity: CGFloat { parts.alpha }

    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    /// The relative luminance of the Web Content Accessibility Guidelines.
    private var luminance: Double {
        func linear(_ part: CGFloat) -> Double {
            let part = Double(part)
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }

    /// The ratio of the lighter luminance to the darker one, from 1 to 21.
    fileprivate func contrast(with other: UIColor) -> Double {
        let (one, another) = (luminance, other.luminance)
        return (max(one, another) + 0.05) / (min(one, another) + 0.05)
    }
}
