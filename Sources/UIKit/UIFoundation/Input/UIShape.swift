/// A shape whose size depends on its content. iOS 17. Follows Apple's page "UIShape".
public struct UIShape: Equatable {
    private enum Kind: Equatable {
        case rect
        case capsule
        case circle
        case roundedRect(CGFloat, UICornerCurve, UIRectCorner)
        case fixedRect(CGRect)
        case path(UIBezierPath)
        case dynamic(Resolver)
    }

    /// A closure that is equal only to itself.
    private final class Resolver: Equatable {
        let resolve: (ResolutionContext) -> Resolved

        init(_ resolve: @escaping (ResolutionContext) -> Resolved) { self.resolve = resolve }

        static func == (a: Resolver, b: Resolver) -> Bool { a === b }
    }

    private let kind: Kind
    private var insets = UIEdgeInsets.zero

    private init(_ kind: Kind) { self.kind = kind }

    /// The rectangle of the content. Follows Apple's page "rect".
    public static var rect: UIShape { UIShape(.rect) }

    /// A capsule with the size of the content. Follows Apple's page "capsule".
    public static var capsule: UIShape { UIShape(.capsule) }

    /// The largest circle in the center of the content. Follows Apple's page "circle".
    public static var circle: UIShape { UIShape(.circle) }

    /// Returns the rectangle of the content with rounded corners. Follows Apple's page
    /// "roundedRect(cornerRadius:cornerCurve:maskedCorners:)".
    public static func roundedRect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.roundedRect(cornerRadius, cornerCurve, maskedCorners)) }

    /// Returns a rectangle that doesn't depend on the content. Follows Apple's page "fixedRect(_:)".
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixedRect(rect)) }

    /// Returns a path that doesn't depend on the content. Follows Apple's page "path(_:)".
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    /// Returns a shape that a closure resolves for the content. Follows Apple's page "dynamic(_:)".
    public static func dynamic(
        _ resolver: @escaping (UIShape.ResolutionContext) -> UIShape.Resolved
    ) -> UIShape { UIShape(.dynamic(Resolver(resolver))) }

    /// Returns the same shape for inset content; negative insets enlarge it. Follows Apple's page "inset(by:)".
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var shape = self
        shape.insets.top += insets.top
        shape.insets.left += insets.left
        shape.insets.bottom += insets.bottom
        shape.insets.right += insets.right
        return shape
    }

    /// Returns the same shape for content that is inset on all sides. Follows Apple's page "inset(by:)".
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Returns the shape for a content. Follows Apple's page "resolve(in:)".
    public func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
        if case .dynamic(let resolver) = kind { return resolver.resolve(context) }
        let box = context.contentShape.boundingRect.inset(by: insets)
        return Resolved(shape: self, outline: outline(in: box))
    }

    private func outline(in box: CGRect) -> UIBezierPath {
        switch kind {
        case .rect, .dynamic: return UIBezierPath(rect: box)
        case .capsule: return UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
        case .circle:
            let side = min(box.width, box.height)
            return UIBezierPath(
                ovalIn: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
        case .roundedRect(let radius, _, let corners):
            return UIBezierPath(
                roundedRect: box, byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius))
        case .fixedRect(let rect): return UIBezierPath(rect: rect.inset(by: insets))
        case .path(let path): return UIBezierPath(cgPath: path.cgPath)
        }
    }

    /// The content of a shape. Follows Apple's page "UIShape.ResolutionContext".
    public struct ResolutionContext {
        /// The shape of the content before the insets of a shape are applied. Follows Apple's page "contentShape".
        public var contentShape: UIShape.Resolved

        package init(bounds: CGRect) {
            contentShape = Resolved(shape: .rect, outline: UIBezierPath(rect: bounds))
        }
    }

    /// A shape resolved for a content. Follows Apple's page "UIShape.Resolved".
    public struct Resolved {
        /// The unresolved shape. Follows Apple's page "shape".
        public let shape: UIShape
        /// The smallest rectangle around the shape. Follows Apple's page "boundingRect".
        public let boundingRect: CGRect
        private let outline: UIBezierPath

        init(shape: UIShape, outline: UIBezierPath) {
            self.shape = shape
            self.outline = outline
            boundingRect = outline.bounds
        }

        /// The outline of the shape. Follows Apple's page "path".
        public var path: UIBezierPath { UIBezierPath(cgPath: outline.cgPath) }
    }
}

/// The curve of rounded corners. iOS 17. Follows Apple's page "UICornerCurve".
public enum UICornerCurve: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A circular arc.
    case circular = 1
    /// A continuous curve.
    case continuous = 2
}
