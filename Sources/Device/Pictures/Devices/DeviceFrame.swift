import UIKit

/// The body of a device around its screen: metal, glass, buttons, and a camera if the screen has one.
package struct DeviceFrame {
    private let spec: DeviceSpec
    private let body: DeviceBody

    /// Creates the frame of a device.
    package init(of spec: DeviceSpec) {
        self.spec = spec
        body = DeviceBody(of: spec)
    }

    /// The screen's picture inside the device.
    @MainActor
    package func picture(around screen: Picture) -> Picture {
        let place = CGRect(origin: CGPoint(x: body.margins.left, y: body.margins.top), size: screen.size)
        let whole = place.inset(by: body.margins.inverted)
        let nodes =
            drawing(in: whole) { body.draw(around: place) } + [
                screen.node(at: place.origin, corner: spec.cornerRadius)
            ]
            + drawing(in: whole) { body.drawCamera(above: place) }
        return Picture(size: whole.size, nodes: nodes).renumbered
    }

    @MainActor
    private func drawing(in rect: CGRect, _ draw: () -> Void) -> [PictureNode] {
        var nodes = DrawingNodes(owner: 0, bounds: rect, firstPart: 0)
        return nodes.nodes(of: GraphicsContexts.draw(in: rect, scale: 1) { _ in draw() }.drawing)
    }
}

extension UIEdgeInsets {
    fileprivate var inverted: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}
