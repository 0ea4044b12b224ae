import UIKit

extension Picture {
    /// What a screen shows: windows, one over the other.
    ///
    /// - Parameters:
    ///   - windows: the lowest first.
    ///   - size: that of the screen in points.
    @MainActor
    package init(of windows: [UIWindow], on size: CGSize) {
        var maker = ViewNodes()
        let black = PictureShape(
            .rect(CGRect(origin: .zero, size: size)),
            fill: .color(PictureColor(red: 0, green: 0, blue: 0)))
        var nodes = [PictureNode(PictureKey(0), .shape(black))]
        for window in windows {
            window.layoutIfNeeded()
            nodes += maker.nodes(of: window)
        }
        self.init(size: size, nodes: nodes)
    }
}
