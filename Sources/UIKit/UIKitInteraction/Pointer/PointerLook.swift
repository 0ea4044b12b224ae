/// The pointer, which the system draws in front of everything.
@MainActor
package struct PointerLook {
    private let location: CGPoint
    private let style: UIPointerStyle?
    /// A view with a hover style.
    private let hovered: UIView?
    private static let diameter: CGFloat = 19

    /// Returns `nil` while there is no pointer.
    package init?(of pointer: Pointer) {
        guard let location = pointer.location else { return nil }
        self.location = location
        style = pointer.style
        hovered = pointer.style == nil ? pointer.hovered : nil
    }

    /// Returns the drawing, in the screen's coordinates.
    package func makeDrawing() -> Drawing {
        let screen = Runtime.current.screen
        return GraphicsContexts.draw(in: screen.bounds, scale: screen.scale) { _ in draw() }.drawing
    }

    private func draw() {
        UIColor(white: 0.5, alpha: isGround ? 0.15 : 0.5).setFill()
        outline?.fill()
        UIColor(white: 0.5, alpha: 0.5).setFill()
        for accessory in style?.accessories ?? [] { outline(of: accessory).fill() }
    }

    /// Whether the pointer has become the background of content.
    private var isGround: Bool {
        switch style?.look {
        case .effect(.hover, _): false
        case .effect: true
        case .none: hovered != nil
        default: false
        }
    }

    private var outline: UIBezierPath? {
        switch style?.look {
        case .none: hovered.map(outline) ?? circle
        case .system: circle
        case .hidden, .effect(.lift, _): nil
        case .shape(let shape, _): path(shape, at: location)
        case .effect(.hover(_, _, _, _), let shape): shape.map { path($0, at: location) } ?? circle
        case .effect(let effect, let shape): outline(of: effect, shape)
        }
    }

    /// Returns the background of a view with a hover style; empty if the view is lifted.
    private func outline(of view: UIView) -> UIBezierPath {
        guard let style = view.hoverStyle, !(style.effect is UIHoverLiftEffect) else { return UIBezierPath() }
        let shape = style.shape ?? .roundedRect(cornerRadius: UIPointerShape.defaultCornerRadius)
        let path = shape.resolve(in: UIShape.ResolutionContext(bounds: view.bounds)).path
        return UIAccessibility.convertToScreenCoordinates(path, in: view)
    }

    private var circle: UIBezierPath {
        let side = Self.diameter
        return UIBezierPath(
            ovalIn: CGRect(x: location.x - side / 2, y: location.y - side / 2, width: side, height: side))
    }

    /// Returns the background of the content.
    private func outline(of effect: UIPointerEffect, _ shape: UIPointerShape?) -> UIBezierPath {
        let view = effect.preview.view
        guard let shape else {
            return UIAccessibility.convertToScreenCoordinates(
                UIBezierPath(roundedRect: view.bounds, cornerRadius: UIPointerShape.defaultCornerRadius),
                in: view)
        }
        let container = effect.preview.target.container
        switch shape {
        case .path(let path): return UIAccessibility.convertToScreenCoordinates(path, in: container)
        case .roundedRect(let rect, let radius):
            return UIAccessibility.convertToScreenCoordinates(
                UIBezierPath(roundedRect: rect, cornerRadius: radius), in: container)
        default: return path(shape, at: location)
        }
    }

    /// Returns the path of a pointer shape.
    private func path(_ shape: UIPointerShape, at point: CGPoint) -> UIBezierPath {
        switch shape {
        case .path(let path):
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: point.x, y: point.y))
            return moved
        case .roundedRect(let rect, let radius):
            let centered = rect.offsetBy(dx: point.x - rect.width / 2, dy: point.y - rect.height / 2)
            return UIBezierPath(roundedRect: centered, cornerRadius: radius)
        case .verticalBeam(let length):
            return beam(CGRect(x: point.x - 1.5, y: point.y - length / 2, width: 3, height: length))
        case .horizontalBeam(let length):
            return beam(CGRect(x: point.x - length / 2, y: point.y - 1.5, width: length, height: 3))
        }
    }

    private func beam(_ rect: CGRect) -> UIBezierPath { UIBezierPath(roundedRect: rect, cornerRadius: 1.5) }

    private func outline(of accessory: UIPointerAccessory) -> UIBezierPath {
        let (angle, offset) = (accessory.position.angle, accessory.position.offset)
        let made = path(accessory.shape, at: .zero)
        let box = made.bounds
        made.apply(CGAffineTransform(translationX: -box.midX, y: -box.midY))
        if accessory.orientationMatchesAngle { made.apply(CGAffineTransform(rotationAngle: angle)) }
        let distance = Self.diameter / 2 + offset + box.height / 2
        made.apply(
            CGAffineTransform(
                translationX: location.x + sin(angle) * distance, y: location.y - cos(angle) * distance))
        return made
    }
}
