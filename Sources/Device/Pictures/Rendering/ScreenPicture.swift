import UIKit

extension Picture {
    /// Creates the picture of a screen: windows from back to front, then the keyboard and the system's elements above them.
    ///
    /// - Parameters:
    ///   - windows: The windows, the backmost first.
    ///   - keyboard: The keyboard of the screen.
    ///   - size: The size of the screen in points.
    @MainActor
    package init(of windows: [UIWindow], keyboard: OnScreenKeyboard, on size: CGSize) {
        var maker = LayerNodes()
        self.init(of: windows, keyboard: keyboard, on: size, by: &maker)
    }

    /// Creates the picture with a maker that may already know the layers.
    @MainActor
    init(of windows: [UIWindow], keyboard: OnScreenKeyboard, on size: CGSize, by maker: inout LayerNodes) {
        let screen = CGRect(origin: .zero, size: size)
        let black = PictureShape(.rect(screen), fill: .color(PictureColor(red: 0, green: 0, blue: 0)))
        var nodes = [PictureNode(PictureKey(0), .shape(black))]
        var drawing = DrawingNodes(owner: 0, bounds: screen, firstPart: 1)
        for window in windows {
            window.layoutIfNeeded()
            nodes += maker.nodes(of: window.layer)
            if let focus = FocusLook(over: window) { nodes += drawing.nodes(of: focus.makeDrawing()) }
        }
        if let keys = keyboard.keyDrawing { nodes += drawing.nodes(of: keys) }
        if let window = keyboard.window {
            window.showBars()
            window.layoutIfNeeded()
            nodes += maker.nodes(of: window.layer)
        }
        if let top = windows.inChargeOfScreen {
            nodes += drawing.nodes(of: SystemBarsLook(over: top).makeDrawing())
        }
        if let pointer = PointerLook(of: Runtime.current.pointer) {
            nodes += drawing.nodes(of: pointer.makeDrawing())
        }
        self.init(size: size, nodes: nodes)
    }
}
