extension KnownFramework {
    /// Core Animation's particle emitters: properties only, without drawing.
    static let particles = KnownFramework(
        name: "Particles", prefixes: ["CAEmitter"], imports: [],
        text: """
            struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let point = CAEmitterLayerEmitterShape(rawValue: "point")
                static let line = CAEmitterLayerEmitterShape(rawValue: "line")
                static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
                static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
                static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
                static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
            }
            struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let points = CAEmitterLayerEmitterMode(rawValue: "points")
                static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
                static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
                static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
            }
            struct CAEmitterLayerRenderMode: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
                static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
                static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
                static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
                static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
            }
            class CAEmitterLayer: CALayer {
                var emitterCells: [CAEmitterCell]?
                var birthRate: Float = 1
                var lifetime: Float = 1
                var emitterPosition = CGPoint.zero
                var emitterZPosition: CGFloat = 0
                var emitterSize = CGSize.zero
                var emitterDepth: CGFloat = 0
                var emitterShape = CAEmitterLayerEmitterShape.point
                var emitterMode = CAEmitterLayerEmitterMode.volume
                var renderMode = CAEmitterLayerRenderMode.unordered
                var preservesDepth = false
                var velocity: Float = 1
                var scale: Float = 1
                var spin: Float = 1
                var seed: UInt32 = 0
            }
            class CAEmitterCell: NSObject {
                var name: String?
                var isEnabled = true
                var emitterCells: [CAEmitterCell]?
                var contents: Any?
                var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
                var contentsScale: CGFloat = 1
                var birthRate: Float = 0
                var lifetime: Float = 0
                var lifetimeRange: Float = 0
                var beginTime: CFTimeInterval = 0
                var duration: CFTimeInterval = 0
                var emissionLatitude: CGFloat = 0
                var emissionLongitude: CGFloat = 0
                var emissionRange: CGFloat = 0
                var velocity: CGFloat = 0
                var velocityRange: CGFloat = 0
                var xAcceleration: CGFloat = 0
                var yAcceleration: CGFloat = 0
                var zAcceleration: CGFloat = 0
                var scale: CGFloat = 1
                var scaleRange: CGFloat = 0
                var scaleSpeed: CGFloat = 0
                var spin: CGFloat = 0
                var spinRange: CGFloat = 0
                var color: CGColor?
                var redRange: Float = 0
                var greenRange: Float = 0
                var blueRange: Float = 0
                var alphaRange: Float = 0
                var redSpeed: Float = 0
                var greenSpeed: Float = 0
                var blueSpeed: Float = 0
                var alphaSpeed: Float = 0
            }
            """)
}
