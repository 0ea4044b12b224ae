extension KnownFramework {
    /// The vDSP functions that are one line of Swift.
    static let accelerate = KnownFramework(
        name: "Accelerate", prefixes: ["vDSP", "vImage", "BLAS"], imports: [],
        text: """
            typealias vDSP_Length = UInt
            typealias vDSP_Stride = Int
            enum vDSP {
                static func add(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 + $1 } }
                static func add(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 + $1 } }
                static func subtract(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 - $1 } }
                static func subtract(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 - $1 } }
                static func multiply(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 * $1 } }
                static func multiply(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 * $1 } }
                static func multiply(_ factor: Float, _ values: [Float]) -> [Float] { values.map { factor * $0 } }
                static func multiply(_ factor: Double, _ values: [Double]) -> [Double] { values.map { factor * $0 } }
                static func sum(_ values: [Float]) -> Float { values.reduce(0, +) }
                static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
                static func mean(_ values: [Float]) -> Float { values.isEmpty ? .nan : values.reduce(0, +) / Float(values.count) }
                static func mean(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.reduce(0, +) / Double(values.count) }
                static func maximum(_ values: [Float]) -> Float { values.max() ?? -.infinity }
                static func maximum(_ values: [Double]) -> Double { values.max() ?? -.infinity }
                static func minimum(_ values: [Float]) -> Float { values.min() ?? .infinity }
                static func minimum(_ values: [Double]) -> Double { values.min() ?? .infinity }
                static func dot(_ left: [Float], _ right: [Float]) -> Float { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
                static func dot(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
            }
            typealias vImagePixelCount = UInt
            typealias vImage_Error = Int
            typealias vImage_Flags = UInt32
            let kvImageNoError = 0
            let kvImageNoFlags = 0
            let kvImageEdgeExtend = 8
            let kvImageInvalidParameter = -21773
            struct vImage_Buffer {
                var data: UnsafeMutableRawPointer!
                var height: vImagePixelCount = 0
                var width: vImagePixelCount = 0
                var rowBytes = 0
                init() {}
                init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) { self.data = data; self.height = height; self.width = width; self.rowBytes = rowBytes }
            }
            @discardableResult func vImageBoxConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> vImage_Error
            @discardableResult func vImageMatrixMultiply_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags) -> vImage_Error
            """)
}
