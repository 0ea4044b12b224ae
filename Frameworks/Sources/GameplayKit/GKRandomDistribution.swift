import UIKit

open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    private let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        self.source = source
        lowestValue = min(lowestInclusive, highestInclusive)
        highestValue = max(lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
            highestValue: highestInclusive)
    }

    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    open class func d6() -> GKRandomDistribution { die(6) }
    open class func d20() -> GKRandomDistribution { die(20) }

    open class func die(_ sides: Int) -> GKRandomDistribution {
        GKRandomDistribution(forDieWithSideCount: sides)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }

    open func nextUniform() -> Float {
        numberOfPossibleOutcomes < 2
            ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    open func nextBool() -> Bool { source.nextBool() }
}

open class GKShuffledDistribution: GKRandomDistribution {
    private var waiting: [Int] = []

    open override class func die(_ sides: Int) -> GKRandomDistribution {
        GKShuffledDistribution(forDieWithSideCount: sides)
    }

    open override func nextInt() -> Int {
        if waiting.isEmpty { waiting = Array(lowestValue...highestValue).shuffled() }
        return waiting.removeLast()
    }
}

open class GKGaussianDistribution: GKRandomDistribution {
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    open var deviation: Float { Float(numberOfPossibleOutcomes) / 6 }

    open override class func die(_ sides: Int) -> GKRandomDistribution {
        GKGaussianDistribution(forDieWithSideCount: sides)
    }

    open override func nextInt() -> Int {
        let sum = (0..<6).reduce(0) { total, _ in total + super.nextInt() }
        return Int((Double(sum) / 6).rounded())
    }
}

extension Array {
    public func shuffled(using generator: any GKRandom) -> [Element] {
        var rest = self, shuffled: [Element] = []
        while !rest.isEmpty { shuffled.append(rest.remove(at: generator.nextInt(upperBound: rest.count))) }
        return shuffled
    }
}
