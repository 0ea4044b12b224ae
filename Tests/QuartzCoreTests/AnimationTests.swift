import SeededNumbers
import Testing

@testable import QuartzCore

extension OnTheHeldClock {
    @MainActor
    @Suite struct AnimationTests {
        @Test func aBasicAnimationGoesFromEndToEnd() {
            HeldClock.hold { clock in
                let layer = CALayer.shown()
                let animation = CABasicAnimation(keyPath: "position.x")
                animation.fromValue = 10
                animation.toValue = 30
                animation.duration = 2
                layer.add(animation, forKey: "slide")
                let shown = [0, 0.5, 1, 1.5, 2, 3].map { layer.presentation(at: 100 + $0).position.x }
                #expect(shown == [10, 15, 20, 25, 0, 0])
                #expect(layer.position == .zero)
            }
        }

        nonisolated private static let ends: [(from: Double?, to: Double?, by: Double?, expected: [Double])] =
            [
                (10, 30, nil, [10, 20, 30]), (10, nil, 30, [10, 25, 40]), (nil, 30, 10, [20, 25, 30]),
                (10, nil, nil, [10, 7.5, 5]), (nil, 30, nil, [5, 17.5, 30]), (nil, nil, 10, [5, 10, 15]),
                (nil, nil, nil, [5, 5, 5]),
            ]

        /// The layer has 5 without the animation.
        @Test(arguments: ends.indices)
        func whatIsNotSetIsWhatTheLayerHas(index: Int) {
            let ends = Self.ends[index]
            let layer = CALayer()
            layer.zPosition = 5
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = ends.from
            animation.toValue = ends.to
            animation.byValue = ends.by
            animation.duration = 1
            animation.beginTime = 50
            animation.fillMode = .both
            layer.add(animation, forKey: nil)
            let shown = [50, 50.5, 51].map { Double(layer.presentation(at: $0).zPosition) }
            #expect(shown == ends.expected)
        }

        @Test func additiveAnimationsAddUp() {
            let layer = CALayer()
            layer.position = CGPoint(x: 100, y: 0)
            for key in ["a", "b"] {
                let animation = CABasicAnimation(keyPath: "position")
                animation.fromValue = CGPoint(x: -40, y: 0)
                animation.toValue = CGPoint.zero
                animation.isAdditive = true
                animation.duration = 1
                animation.beginTime = key == "a" ? 10 : 10.5
                layer.add(animation, forKey: key)
            }
            let shown = [10, 10.5, 11].map { layer.presentation(at: $0).position.x }
            #expect(shown == [60, 40, 80])
        }

        @Test func cumulativeAnimationsGoOn() {
            let layer = CALayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = 0
            animation.toValue = 10
            animation.isCumulative = true
            animation.repeatCount = 3
            animation.duration = 1
            animation.beginTime = 10
            animation.fillMode = .forwards
            layer.add(animation, forKey: nil)
            let shown = [10.5, 11.5, 12.5, 13].map { layer.presentation(at: $0).zPosition }
            #expect(shown == [5, 15, 25, 30])
        }

        @Test(arguments: [
            ("position.x", 3.0), ("bounds.size.width", 3), ("bounds.origin.y", 3), ("opacity", 0.5),
            ("shadowOffset.height", 3), ("transform.rotation.z", 0.5), ("transform.rotation.x", 0.5),
            ("transform.scale.y", 3), ("transform.scale", 3), ("transform.translation.x", 3),
            ("sublayerTransform.rotation", 0.5), ("cornerRadius", 3), ("anchorPoint.x", 0.25),
        ])
        func keyPathsReachTheirParts(path: String, value: Double) throws {
            let layer = CALayer()
            layer.setValue(value, forKeyPath: path)
            let read = try #require(layer.value(forKeyPath: path))
            #expect(abs((AnimatedValue(read)?.value as? Double ?? .nan) - value) < 1e-6)
            #expect(layer.value(forKeyPath: path + ".nothing") == nil)
        }

        @Test func aFunctionMakesATransformOfNumbers() {
            let layer = CALayer()
            layer.transform = CATransform3DMakeScale(2, 2, 2)
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: .rotateZ)
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = 1
            animation.beginTime = 10
            layer.add(animation, forKey: nil)
            let expected = CATransform3DMakeRotation(0.5, 0, 0, 1)
            #expect(isNear(layer.presentation(at: 10.5).transform, expected))
            #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
        }

        @Test func partsOfATransformAreIndependent() {
            let layer = CALayer()
            layer.setValue(0.5, forKeyPath: "transform.rotation.z")
            layer.setValue(2, forKeyPath: "transform.scale")
            layer.setValue(7, forKeyPath: "transform.translation.x")
            var expected = CATransform3DMakeScale(2, 2, 2)
            expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.5, 0, 0, 1))
            expected = CATransform3DConcat(expected, CATransform3DMakeTranslation(7, 0, 0))
            #expect(isNear(layer.transform, expected))
        }

        @Test func colorsPathsAndListsGoOver() throws {
            let layer = CAGradientLayer()
            layer.colors = [CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)]
            let animation = CABasicAnimation(keyPath: "colors")
            animation.toValue = [CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0)]
            animation.duration = 1
            animation.beginTime = 10
            layer.add(animation, forKey: nil)
            let shown = try #require(layer.presentation(at: 10.5) as? CAGradientLayer)
            let color = try #require(shown.colors?.first as? CGColor)
            #expect(color.components == [0.5, 0.25, 0, 0.5])

            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let growth = CABasicAnimation(keyPath: "path")
            growth.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil)
            growth.duration = 1
            growth.beginTime = 10
            shape.add(growth, forKey: nil)
            let grown = shape.presentation(at: 10.5) as? CAShapeLayer
            #expect(grown?.path?.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 20))
        }

        @Test func aGroupRulesItsAnimations() {
            let layer = CALayer()
            let first = CABasicAnimation(keyPath: "position.x")
            first.toValue = 10
            let second = CABasicAnimation(keyPath: "position.y")
            second.toValue = 10
            second.beginTime = 1
            second.duration = 5
            let group = CAAnimationGroup()
            group.animations = [first, second]
            group.duration = 2
            group.beginTime = 10
            layer.add(group, forKey: nil)
            let shown = [10, 11, 11.5, 12].map { layer.presentation(at: $0).position }
            #expect(
                shown == [
                    .zero, CGPoint(x: 5, y: 0), CGPoint(x: 7.5, y: 1), .zero,
                ])
        }

        @Test(arguments: [UInt64(1), 2, 3])
        func endsAreFromAndToAndThenTheModel(seed: UInt64) {
            var numbers = SeededNumbers(seed: seed)
            for _ in 0..<100 {
                func number() -> Double { .random(in: -50...50, using: &numbers) }
                let spring = Bool.random(using: &numbers)
                let animation = spring ? CASpringAnimation() : CABasicAnimation()
                let path = ["position.x", "zPosition", "bounds.size.width", "transform.translation.y"]
                    .randomElement(using: &numbers)
                animation.keyPath = path
                let (from, to, model) = (number(), number(), number())
                animation.fromValue = from
                animation.toValue = to
                animation.beginTime = 1 + abs(number())
                animation.duration = spring ? 1000 : abs(number()) + 0.1
                animation.fillMode = [.both, .removed].randomElement(using: &numbers) ?? .both
                let layer = CALayer()
                layer.setValue(model, forKeyPath: path ?? "")
                layer.add(animation, forKey: nil)
                func shown(_ time: CFTimeInterval) -> Double {
                    layer.presentation(at: time).value(forKeyPath: path ?? "") as? Double ?? .nan
                }
                let end = animation.beginTime + animation.duration
                let fills = animation.fillMode == .both
                #expect(abs(shown(animation.beginTime) - from) < 1e-9)
                #expect(abs(shown(end - 1e-9) - to) < 1e-4)
                #expect(abs(shown(end + 1) - (fills ? to : model)) < 1e-4)
                #expect(abs(shown(animation.beginTime - 1) - (fills ? from : model)) < 1e-9)
                #expect(abs((layer.value(forKeyPath: path ?? "") as? Double ?? .nan) - model) < 1e-9)
            }
        }
    }
}
