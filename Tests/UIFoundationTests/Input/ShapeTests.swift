import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite struct ShapeTests {
    struct Form: Sendable {
        let shape: @Sendable () -> UIShape
        let box: CGRect
    }

    @Test(arguments: [
        Form(shape: { .rect }, box: CGRect(x: 0, y: 0, width: 100, height: 40)),
        Form(shape: { .capsule }, box: CGRect(x: 0, y: 0, width: 100, height: 40)),
        Form(shape: { .circle }, box: CGRect(x: 30, y: 0, width: 40, height: 40)),
        Form(shape: { .rect.inset(by: 5) }, box: CGRect(x: 5, y: 5, width: 90, height: 30)),
        Form(shape: { .rect.inset(by: 5).inset(by: 5) }, box: CGRect(x: 10, y: 10, width: 80, height: 20)),
        Form(shape: { .circle.inset(by: 5) }, box: CGRect(x: 35, y: 5, width: 30, height: 30)),
        Form(shape: { .roundedRect(cornerRadius: 5) }, box: CGRect(x: 0, y: 0, width: 100, height: 40)),
        Form(
            shape: { .fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4)) },
            box: CGRect(x: 1, y: 2, width: 3, height: 4)),
        Form(
            shape: { .path(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))) },
            box: CGRect(x: 1, y: 2, width: 3, height: 4)),
        Form(
            shape: { .dynamic { UIShape.circle.resolve(in: $0) } },
            box: CGRect(x: 30, y: 0, width: 40, height: 40)),
    ])
    func `a shape takes its size from its content`(_ form: Form) {
        let context = UIShape.ResolutionContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 40))
        let resolved = form.shape().resolve(in: context)
        #expect(resolved.boundingRect == form.box && resolved.path.bounds == form.box)
    }

    @Test func `shapes are equal that are made in the same way; a block is equal to itself alone`() {
        let dynamic = UIShape.dynamic { $0.contentShape }
        #expect(dynamic == dynamic && dynamic != UIShape.dynamic { $0.contentShape })
        #expect(UIShape.rect == .rect && UIShape.rect != UIShape.rect.inset(by: 1))
        #expect(UIShape.roundedRect(cornerRadius: 3) != .roundedRect(cornerRadius: 4))
    }
}
