extension KnownFramework {
    static let metalKit = KnownFramework(
        name: "MetalKit", prefixes: ["MTK"], imports: ["Metal"],
        text: """
            @preconcurrency @MainActor protocol MTKViewDelegate: AnyObject {
                func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
                func draw(in view: MTKView)
            }
            protocol CAMetalDrawable: MTLDrawable { var texture: any MTLTexture { get } }
            class MTKView: UIView {
                weak var delegate: (any MTKViewDelegate)?
                var device: (any MTLDevice)?
                var colorPixelFormat = MTLPixelFormat.bgra8Unorm
                var depthStencilPixelFormat = MTLPixelFormat.invalid
                var clearColor = MTLClearColor()
                var preferredFramesPerSecond = 60
                var enableSetNeedsDisplay = false
                var isPaused = false
                var framebufferOnly = true
                var autoResizeDrawable = true
                var sampleCount = 1
                var drawableSize: CGSize { bounds.size }
                var currentDrawable: (any CAMetalDrawable)? { nil }
                var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
                convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) { self.init(frame: frameRect); self.device = device }
                func draw() {}
                func releaseDrawables() {}
            }
            class MTKTextureLoader: NSObject {
                init(device: any MTLDevice) { super.init() }
            }
            """)
}
