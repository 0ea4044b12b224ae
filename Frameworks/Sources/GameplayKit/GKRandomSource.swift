import UIKit

public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom {
    private static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }
    private var state: UInt64
    public override init() { state = UInt64.random(in: 1...UInt64.max); super.init() }
    public init(state: UInt64) { self.state = state &* 2 &+ 1; super.init() }

    /// Reproducible numbers for a seed. They differ from a device's.
    open func word() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: word() >> 16)) }

    open func nextInt(upperBound: Int) -> Int {
        upperBound < 1 ? 0 : Int(word() >> 8 & 0xFFFF_FFFF_FFFF) % upperBound
    }

    open func nextUniform() -> Float { Float(nextInt(upperBound: 16_777_216)) / 16_777_216 }
    open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var rest = array, shuffled: [Any] = []
        while !rest.isEmpty { shuffled.append(rest.remove(at: nextInt(upperBound: rest.count))) }
        return shuffled
    }
}

open class GKARC4RandomSource: GKRandomSource {
    open var seed: Data { Data() }
    public override init() { super.init() }
    public init(seed: Data) { super.init(state: seed.reduce(5381) { $0 &* 33 &+ UInt64($1) }) }
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = word() } }
}

open class GKLinearCongruentialRandomSource: GKRandomSource {
    public let seed: UInt64
    public override init() { seed = 0; super.init() }
    public init(seed: UInt64) { self.seed = seed; super.init(state: seed) }
}

open class GKMersenneTwisterRandomSource: GKRandomSource {
    public let seed: UInt64
    public override init() { seed = 0; super.init() }
    public init(seed: UInt64) { self.seed = seed; super.init(state: seed) }
}
