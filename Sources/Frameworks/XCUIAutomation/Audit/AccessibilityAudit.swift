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
    let element: BoundElement

    init(
        _ type: XCUIAccessibilityAuditType, _ words: String, _ details: String, about element: ElementSnapshot
    ) {
        (self.type, self.words, self.details, self.element) = (type, words, details, BoundElement(element))
    }
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

    /// The findings about the elements of a screen.
    func findings(on screen: ScreenIndex) -> [AuditFinding] { screen.elements.flatMap(findings(about:)) }

    /// The texts that are clipped on a screen with the largest text. Texts in bars have sizes of their own.
    static func textsClippedByLargeSizes(on screen: ScreenIndex) -> [AuditFinding] {
        screen.elements.filter { element in
            guard let label = element.object as? UILabel, isVisible(element) else { return false }
            return label.isCut && !label.isInBar
        }.map { element in
            AuditFinding(
                .textClipped, "Text clipped",
                "Text of this element may be clipped at larger Dynamic Type sizes: \(element.line)",
                about: element)
        }
    }

    /// The findings about an element.
    private func findings(about element: ElementSnapshot) -> [AuditFinding] {
        guard Self.isVisible(element), element.action == nil else { return [] }
        return [
            description(of: element), hitRegion(of: element), traits(of: element), clipping(of: element),
            textSize(of: element), contrast(of: element),
        ].compactMap { $0 }.filter { types.contains($0.type) }
    }

    private static func isVisible(_ element: ElementSnapshot) -> Bool {
        element.frame.intersects(UIScreen.main.bounds) && element.unloadedRow == nil
    }

    private func description(of element: ElementSnapshot) -> AuditFinding? {
        let kinds: Set<ElementKind> = [.button, .link, .switch, .slider]
        guard kinds.contains(element.kind), element.label.isEmpty, element.value?.isEmpty != false else {
            return nil
        }
        return AuditFinding(
            .sufficientElementDescription, "Element has no description",
            "Set the accessibilityLabel of \(element.line)", about: element)
    }

    private func hitRegion(of element: ElementSnapshot) -> AuditFinding? {
        guard Self.controls.contains(element.kind), element.kind != .cell,
            let view = element.object as? UIView, !view.isInBar, view.screenRect(view.bounds) == element.frame
        else { return nil }
        let size = element.frame.size
        guard min(size.width, size.height) < Self.leastSize - 0.5, !view.reachesAround(Self.leastSize) else {
            return nil
        }
        return AuditFinding(
            .hitRegion, "Hit area is too small",
            "\(element.line) receives touches in less than 44 by 44 points", about: element)
    }

    private func traits(of element: ElementSnapshot) -> AuditFinding? {
        let isTwo = element.traits.contains(.button) && element.traits.contains(.link)
        guard isTwo || element.traits.contains([.button, .staticText]) else { return nil }
        return AuditFinding(
            .trait, "Element has incompatible traits", "The traits of \(element.line) exclude each other",
            about: element)
    }

    private func clipping(of element: ElementSnapshot) -> AuditFinding? {
        guard let label = element.object as? UILabel, label.isCut else { return nil }
        return AuditFinding(
            .textClipped, "Text clipped", "The text of \(element.line) isn't completely visible",
            about: element)
    }

    private func textSize(of element: ElementSnapshot) -> AuditFinding? {
        guard let label = element.object as? UILabel, element.kind == .staticText,
            !label.adjustsFontForContentSizeCategory
        else { return nil }
        return AuditFinding(
            .dynamicType, "Dynamic Type font sizes are unsupported",
            "The font of \(element.line) doesn't follow the user's text size", about: element)
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
            .contrast, "Contrast failed",
            String(
                format: "The contrast of %@ is %.2f, and should be at least %.1f", element.line, ratio, least),
            about: element)
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
