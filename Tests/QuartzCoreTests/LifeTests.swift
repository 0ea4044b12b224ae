import Testing

@testable import QuartzCore

extension OnTheHeldClock {
    @MainActor
    @Suite struct LifeTests {
        private final class Listener: CAAnimationDelegate {
            var heard: [String] = []

            func animationDidStart(_ anim: CAAnimation) { heard.append("start \(name(anim))") }

            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                heard.append("\(flag ? "end" : "stop") \(name(anim))")
            }

            private func name(_ animation: CAAnimation) -> String {
                animation.value(forKey: "name") as? String ?? "?"
            }
        }

        private func fade(_ name: String, _ listener: Listener? = nil, duration: CFTimeInterval = 1)
            -> CABasicAnimation
        {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = duration
            animation.delegate = listener
            animation.setValue(name, forKey: "name")
            return animation
        }

        @Test func aDelegateHearsOfBeginningAndEnd() {
            HeldClock.hold { clock in
                let (layer, listener) = (CALayer.shown(), Listener())
                layer.add(fade("a", listener), forKey: "a")
                #expect(listener.heard.isEmpty)
                clock.turn()
                #expect(listener.heard == ["start a"])
                clock.advance(by: 0.5)
                #expect(layer.presentation()?.opacity == 0.5)
                #expect(layer.animationKeys() == ["a"])
                clock.advance(by: 0.5)
                #expect(listener.heard == ["start a", "end a"])
                #expect(layer.animationKeys() == nil)
                #expect(!clock.isWaiting)
            }
        }

        @Test func anAnimationThatIsRemovedHasNotFinished() {
            HeldClock.hold { clock in
                let (layer, listener) = (CALayer.shown(), Listener())
                layer.add(fade("a", listener), forKey: "x")
                layer.add(fade("b", listener), forKey: "x")
                clock.turn()
                #expect(listener.heard == ["start a", "stop a", "start b"])
                layer.removeAllAnimations()
                clock.advance(by: 2)
                #expect(listener.heard == ["start a", "stop a", "start b", "stop b"])
            }
        }

        @Test func anAnimationStaysWhereItIsAskedTo() {
            HeldClock.hold { clock in
                let (layer, listener) = (CALayer.shown(), Listener())
                let animation = fade("a", listener)
                animation.toValue = 0.25
                animation.isRemovedOnCompletion = false
                animation.fillMode = .forwards
                layer.add(animation, forKey: "a")
                clock.advance(by: 5)
                #expect(listener.heard == ["start a", "end a"])
                #expect(layer.presentation()?.opacity == 0.25)
                layer.removeAnimation(forKey: "a")
                clock.turn()
                #expect(listener.heard == ["start a", "end a"])
                #expect(layer.presentation()?.opacity == 1)
            }
        }

        @Test func aTransactionWaitsForItsAnimations() {
            HeldClock.hold { clock in
                let layer = CALayer.shown()
                var isOver = false
                CATransaction.begin()
                CATransaction.setCompletionBlock { isOver = true }
                layer.add(fade("a"), forKey: nil)
                layer.add(fade("b", duration: 2), forKey: nil)
                CATransaction.commit()
                clock.advance(by: 1.5)
                #expect(!isOver)
                clock.advance(by: 0.5)
                #expect(isOver)
            }
        }

        @Test func aLayerThatStandsHoldsItsAnimations() {
            HeldClock.hold { clock in
                let (root, layer, listener) = (CALayer.shown(), CALayer(), Listener())
                root.addSublayer(layer)
                layer.add(fade("a", listener), forKey: "a")
                clock.advance(by: 0.5)
                let paused = root.convertTime(CACurrentMediaTime(), from: nil)
                root.speed = 0
                root.timeOffset = paused
                clock.advance(by: 10)
                #expect(isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.5, 1e-6))
                #expect(listener.heard == ["start a"])
                root.speed = 1
                root.timeOffset = 0
                root.beginTime = 0
                root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - paused
                clock.advance(by: 0.25)
                #expect(isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.75, 1e-6))
                clock.advance(by: 0.25)
                #expect(listener.heard == ["start a", "end a"])
            }
        }

        @Test func aLayerTakesACopy() {
            let layer = CALayer()
            let animation = fade("a", duration: 3)
            layer.add(animation, forKey: "a")
            animation.duration = 9
            #expect(layer.animation(forKey: "a")?.duration == 3)
            #expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "a")
            #expect(layer.animation(forKey: "a") !== animation)
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.mass = 4
            #expect((spring.copy() as? CASpringAnimation)?.mass == 4)
        }
    }
}
