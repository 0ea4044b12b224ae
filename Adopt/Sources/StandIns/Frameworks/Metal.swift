extension KnownFramework {
    /// There is no GPU: `MTLCreateSystemDefaultDevice()` returns `nil`.
    static let metal = KnownFramework(
        name: "Metal", prefixes: ["MTL"], imports: [],
        text: """
            enum MTLPixelFormat: UInt { case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgba16Float = 115, depth32Float = 252 }
            enum MTLPrimitiveType: UInt { case point, line, lineStrip, triangle, triangleStrip }
            enum MTLLoadAction: UInt { case dontCare, load, clear }
            enum MTLStoreAction: UInt { case dontCare, store }
            struct MTLClearColor {
                var red = 0.0
                var green = 0.0
                var blue = 0.0
                var alpha = 1.0
                init() {}
                init(red: Double, green: Double, blue: Double, alpha: Double) { self.red = red; self.green = green; self.blue = blue; self.alpha = alpha }
            }
            func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
            struct MTLResourceOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var storageModeShared: MTLResourceOptions { [] }
            }
            protocol MTLBuffer: AnyObject { func contents() -> UnsafeMutableRawPointer }
            protocol MTLTexture: AnyObject {
                var width: Int { get }
                var height: Int { get }
            }
            protocol MTLFunction: AnyObject {}
            protocol MTLLibrary: AnyObject { func makeFunction(name functionName: String) -> (any MTLFunction)? }
            protocol MTLDrawable: AnyObject {}
            protocol MTLRenderPipelineState: AnyObject {}
            protocol MTLComputePipelineState: AnyObject {}
            class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
                var pixelFormat = MTLPixelFormat.invalid
                var isBlendingEnabled = false
            }
            class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
                private let first = MTLRenderPipelineColorAttachmentDescriptor()
                subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! { get { first } set {} }
            }
            class MTLRenderPipelineDescriptor: NSObject {
                var label: String?
                var vertexFunction: (any MTLFunction)?
                var fragmentFunction: (any MTLFunction)?
                let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
                var depthAttachmentPixelFormat = MTLPixelFormat.invalid
            }
            class MTLRenderPassColorAttachmentDescriptor: NSObject {
                var texture: (any MTLTexture)?
                var loadAction = MTLLoadAction.dontCare
                var storeAction = MTLStoreAction.store
                var clearColor = MTLClearColor()
            }
            class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
                private let first = MTLRenderPassColorAttachmentDescriptor()
                subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! { get { first } set {} }
            }
            class MTLRenderPassDescriptor: NSObject { let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray() }
            protocol MTLRenderCommandEncoder: AnyObject {
                func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
                func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
                func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
                func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
                func endEncoding()
            }
            protocol MTLCommandBuffer: AnyObject {
                func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
                func present(_ drawable: any MTLDrawable)
                func commit()
                func waitUntilCompleted()
            }
            protocol MTLCommandQueue: AnyObject { func makeCommandBuffer() -> (any MTLCommandBuffer)? }
            protocol MTLDevice: AnyObject {
                var name: String { get }
                func makeCommandQueue() -> (any MTLCommandQueue)?
                func makeDefaultLibrary() -> (any MTLLibrary)?
                func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
                func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
                func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
                func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
            }
            func MTLCreateSystemDefaultDevice() -> (any MTLDevice)?
            """)
}
