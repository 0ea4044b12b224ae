import UIKit

open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var fillShader: SKShader?
    open var strokeShader: SKShader?
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var miterLimit: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    open var lineLength: CGFloat { 0 }
    public convenience init(path: CGPath) { self.init(); self.path = path }
    public convenience init(path: CGPath, centered: Bool) { self.init(); self.path = path }
    public convenience init(rect: CGRect) { self.init(); path = UIBezierPath(rect: rect).cgPath }

    public convenience init(rectOf size: CGSize) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }

    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        )
    }

    public convenience init(ellipseIn rect: CGRect) { self.init(); path = UIBezierPath(ovalIn: rect).cgPath }

    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        let line = UIBezierPath()
        for index in 0..<numPoints { index == 0 ? line.move(to: points[0]) : line.addLine(to: points[index]) }
        path = line.cgPath
    }

    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(points: points, count: numPoints)
    }

    open override var frame: CGRect {
        guard let box = path?.boundingBox, !box.isNull else { return super.frame }
        return CGRect(
            x: position.x + box.minX * xScale, y: position.y + box.minY * yScale,
            width: box.width * abs(xScale), height: box.height * abs(yScale))
    }
}
