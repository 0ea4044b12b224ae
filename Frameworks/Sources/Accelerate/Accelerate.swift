// The vDSP functions that are one line of Swift.

import NeutralValues
@_exported import UIKit

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public enum vDSP {
    public static func add(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 + $1 } }

    public static func add(_ left: [Double], _ right: [Double]) -> [Double] {
        zip(left, right).map { $0 + $1 }
    }

    public static func subtract(_ left: [Float], _ right: [Float]) -> [Float] {
        zip(left, right).map { $0 - $1 }
    }

    public static func subtract(_ left: [Double], _ right: [Double]) -> [Double] {
        zip(left, right).map { $0 - $1 }
    }

    public static func multiply(_ left: [Float], _ right: [Float]) -> [Float] {
        zip(left, right).map { $0 * $1 }
    }

    public static func multiply(_ left: [Double], _ right: [Double]) -> [Double] {
        zip(left, right).map { $0 * $1 }
    }

    public static func multiply(_ factor: Float, _ values: [Float]) -> [Float] { values.map { factor * $0 } }

    public static func multiply(_ factor: Double, _ values: [Double]) -> [Double] {
        values.map { factor * $0 }
    }

    public static func sum(_ values: [Float]) -> Float { values.reduce(0, +) }
    public static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }

    public static func mean(_ values: [Float]) -> Float {
        values.isEmpty ? .nan : values.reduce(0, +) / Float(values.count)
    }

    public static func mean(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.reduce(0, +) / Double(values.count)
    }

    public static func maximum(_ values: [Float]) -> Float { values.max() ?? -.infinity }
    public static func maximum(_ values: [Double]) -> Double { values.max() ?? -.infinity }
    public static func minimum(_ values: [Float]) -> Float { values.min() ?? .infinity }
    public static func minimum(_ values: [Double]) -> Double { values.min() ?? .infinity }

    public static func dot(_ left: [Float], _ right: [Float]) -> Float {
        zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
    }

    public static func dot(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public let kvImageNoError = 0
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageInvalidParameter = -21773

public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount = 0
    public var width: vImagePixelCount = 0
    public var rowBytes = 0
    public init() {}

    public init(
        data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
    ) { self.data = data; self.height = height; self.width = width; self.rowBytes = rowBytes }
}

@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error { notReal(); return 0 }
@discardableResult public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?,
    _ flags: vImage_Flags
) -> vImage_Error { notReal(); return 0 }
