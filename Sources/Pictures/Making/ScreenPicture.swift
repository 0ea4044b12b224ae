import UIKit

extension Picture {
    /// What a screen shows: windows, one over the other, and what the system draws over them.
    ///
    /// - Parameters:
    ///   - windows: the lowest first.
    ///   - size: that of the screen in points.
    @MainActor
    package init(of windows: [UIWindow], on size: CGSize) {
        var maker = LayerNodes()
        let screen = CGRect(origin: .zero, size: size)
        let black = PictureShape(.rect(screen), fill: .color(PictureColor(red: 0, green: 0, blue: 0)))
        var nodes = [PictureNode(PictureKey(0), .shape(black))]
        for window in windows {
            window.layoutIfNeeded()
            nodes += maker.nodes(of: window.layer)
        }
        if let top = windows.last {
            var drawing = DrawingNodes(owner: 0, bounds: screen, firstPart: 1)
            nodes += drawing.nodes(of: SystemBarsLook(over: top).makeDrawing())
        }
        self.init(size: size, nodes: nodes)
    }
}
