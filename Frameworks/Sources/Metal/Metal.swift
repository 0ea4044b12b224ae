// There is no GPU: `MTLCreateSystemDefaultDevice()` returns `nil`.

import NeutralValues
@_exported import UIKit

public enum MTLPixelFormat: UInt {
    case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb =
        81, rgba16Float = 115, depth32Float = 252
}

public enum MTLPrimitiveType: UInt {
    case point, line, lineStrip, triangle, triangleStrip
}

public enum MTLLoadAction: UInt {
    case dontCare, load, clear
}

public enum MTLStoreAction: UInt {
    case dontCare, store
}

public struct MTLClearColor {
    public var red = 0.0
    public var green = 0.0
    public var blue = 0.0
    public var alpha = 1.0
    public init() {}

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> MTLClearColor
{ MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

public struct MTLResourceOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var storageModeShared: MTLResourceOptions { [] }
}

public protocol MTLBuffer: AnyObject {
    func contents() -> UnsafeMutableRawPointer
}

public protocol MTLTexture: AnyObject {
    var width: Int { get }
    var height: Int { get }
}

public protocol MTLFunction: AnyObject {}

public protocol MTLLibrary: AnyObject {
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

public protocol MTLDrawable: AnyObject {}

public protocol MTLRenderPipelineState: AnyObject {}

public protocol MTLComputePipelineState: AnyObject {}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
}

open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private let first = MTLRenderPipelineColorAttachmentDescriptor()

    public subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get { first }
        set {}
    }
}

open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
}

open class MTLRenderPassColorAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
    open var clearColor = MTLClearColor()
}

open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private let first = MTLRenderPassColorAttachmentDescriptor()

    public subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get { first }
        set {}
    }
}

open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
}

public protocol MTLRenderCommandEncoder: AnyObject {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func endEncoding()
}

public protocol MTLCommandBuffer: AnyObject {
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (
        any MTLRenderCommandEncoder
    )?
    func present(_ drawable: any MTLDrawable)
    func commit()
    func waitUntilCompleted()
}

public protocol MTLCommandQueue: AnyObject {
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLDevice: AnyObject {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?

    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (
        any MTLBuffer
    )?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState

    func makeComputePipelineState(function computeFunction: any MTLFunction) throws
        -> any MTLComputePipelineState
}

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { notReal(); return nil }
