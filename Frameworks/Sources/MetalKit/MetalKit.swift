// There is no GPU: a view draws nothing.

@_exported import Metal
@_exported import UIKit

@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
}

open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var clearColor = MTLClearColor()
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var isPaused = false
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var sampleCount = 1
    open var drawableSize: CGSize { bounds.size }
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

    public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.init(frame: frameRect)
        self.device = device
    }

    open func draw() {}
    open func releaseDrawables() {}
}

open class MTKTextureLoader: NSObject {
    public init(device: any MTLDevice) { super.init() }
}
