// UIKit's stack of drawing contexts, with the current one on top. Each thread has its own.

/// Returns the current context; `nil` outside `draw(_:)`, a renderer's block, and an image context.
///
/// Follows Apple's page "UIGraphicsGetCurrentContext()".
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.ofThread.top?.context }

/// Pushes a context on the stack, which makes it the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContexts.ofThread.push(context, scale: 1)
}

/// Pops the current context from the stack.
public func UIGraphicsPopContext() { GraphicsContexts.ofThread.pop() }

/// Starts an image context with a scale of 1, and makes it the current one.
///
/// Follows Apple's page "UIGraphicsBeginImageContext(_:)".
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image context, and makes it the current one. A scale of 0 uses the screen's scale. iOS 4.
///
/// Follows Apple's page "UIGraphicsBeginImageContextWithOptions(_:_:_:)".
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? GraphicsContexts.screenScale : scale
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(viewBounds: bounds, scale: scale)
    if opaque { context.fill(bounds) }
    GraphicsContexts.ofThread.push(context, scale: scale)
}

/// Returns an image of the drawing in the current image context; `nil` if there is none.
///
/// Follows Apple's page "UIGraphicsGetImageFromCurrentImageContext()".
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsContexts.ofThread.top, let image = top.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: top.scale, orientation: .up)
}

/// Ends the current image context. Follows Apple's page "UIGraphicsEndImageContext()".
public func UIGraphicsEndImageContext() { GraphicsContexts.ofThread.pop() }

/// Fills a rectangle with the current context's fill color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current context's fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    inCurrentContext(blendMode) { $0.fill(rect) }
}

/// Draws a frame, one point wide, inside a rectangle.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame, one point wide, inside a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    inCurrentContext(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func inCurrentContext(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    body(context)
    context.restoreGState()
}

/// The context stack of a thread.
package final class GraphicsContexts {
    struct Entry {
        let context: CGContext
        /// The scale, in pixels per point.
        let scale: CGFloat
    }

    private var entries: [Entry] = []

    var top: Entry? { entries.last }

    func push(_ context: CGContext, scale: CGFloat) {
        entries.append(Entry(context: context, scale: scale))
    }

    func pop() { _ = entries.popLast() }

    /// Creates a context for an area in points, makes it current while a block draws, and returns it.
    package static func draw(in area: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) -> CGContext {
        let context = CGContext(viewBounds: area, scale: scale)
        draw(in: context, scale: scale) { body(context) }
        return context
    }

    /// Makes a context current while a block draws.
    package static func draw(in context: CGContext, scale: CGFloat, _ body: () -> Void) {
        let contexts = ofThread
        contexts.push(context, scale: scale)
        body()
        contexts.pop()
    }

    static var ofThread: GraphicsContexts {
        if let known = store.value { return known }
        let made = GraphicsContexts()
        store.value = made
        return made
    }

    /// The screen's scale, in pixels per point; on other threads, the scale of most devices.
    package static var screenScale: CGFloat {
        MainThread.isCurrent ? MainActor.assumeIsolated { RunningApp.current.pixelsPerPoint } : 3
    }

    private static let store = PerThread<GraphicsContexts>("PageFlow.UIKit.graphicsContexts")
}
