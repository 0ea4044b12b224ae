import Testing

@testable import QuartzCore

extension OnTheHeldClock {
    @MainActor
    @Suite struct ActionTests {
        private final class Answer: NSObject, CALayerDelegate {
            var asked: [String] = []
            var answer: (any CAAction)?

            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                asked.append(event)
                return answer
            }
        }

        @Test func aChangeOfAShownLayerIsAnimated() {
            HeldClock.hold { clock in
                let layer = CALayer.shown()
                clock.turn()
                layer.opacity = 0
                #expect(layer.opacity == 0)
                #expect(layer.presentation()?.opacity == 1)
                #expect(layer.animationKeys() == ["opacity"])
                clock.advance(by: 0.125)
                let halfway = layer.presentation()?.opacity ?? 0
                #expect(halfway > 0 && halfway < 1)
                // From its current value, not from the target value.
                layer.opacity = 1
                #expect(layer.presentation()?.opacity == halfway)
                clock.advance(by: 0.25)
                #expect(layer.presentation()?.opacity == 1)
                #expect(layer.animationKeys() == nil)
            }
        }

        @Test func aLayerThatHasNotBeenShownChangesAtOnce() {
            HeldClock.hold { clock in
                let (root, layer) = (CALayer.shown(), CALayer())
                layer.opacity = 0.5
                root.addSublayer(layer)
                layer.opacity = 0.25
                #expect(layer.animationKeys() == nil)
                #expect(layer.presentation() == nil)
                clock.turn()
                layer.opacity = 1
                #expect(layer.presentation()?.opacity == 0.25)
            }
        }

        @Test func aTransactionSaysHow() {
            HeldClock.hold { clock in
                let layer = CALayer.shown()
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.opacity = 0
                CATransaction.commit()
                #expect(layer.animationKeys() == nil)
                CATransaction.begin()
                CATransaction.setAnimationDuration(2)
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
                layer.opacity = 1
                CATransaction.commit()
                clock.advance(by: 1)
                #expect(layer.presentation()?.opacity == 0.5)
            }
        }

        @Test func theFirstWhoKnowsDecides() {
            HeldClock.hold { _ in
                let (layer, delegate) = (CALayer.shown(), Answer())
                layer.delegate = delegate
                delegate.answer = NSNull()
                layer.opacity = 0.5
                #expect(delegate.asked == ["opacity"])
                #expect(layer.animationKeys() == nil)
                delegate.answer = nil
                layer.actions = ["opacity": NSNull()]
                layer.opacity = 0.6
                #expect(layer.animationKeys() == nil)
                let own = CABasicAnimation(keyPath: "opacity")
                own.duration = 7
                layer.actions = ["opacity": own]
                layer.opacity = 0.7
                #expect(layer.animation(forKey: "opacity")?.duration == 7)
            }
        }

        @Test func aPathIsNeverAnimatedByItself() {
            HeldClock.hold { _ in
                let layer = CALayer.shown(CAShapeLayer())
                layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
                layer.strokeEnd = 0.5
                #expect(layer.animationKeys() == ["strokeEnd"])
            }
        }

        @Test func aSubclassHasPropertiesOfItsOwn() {
            final class Dial: CALayer {
                override class func needsDisplay(forKey key: String) -> Bool {
                    key == "angle" || super.needsDisplay(forKey: key)
                }
                override class func defaultAction(forKey event: String) -> (any CAAction)? {
                    guard event == "angle" else { return super.defaultAction(forKey: event) }
                    let animation = CABasicAnimation(keyPath: event)
                    animation.fromValue = 0
                    animation.duration = 1
                    return animation
                }
            }
            HeldClock.hold { clock in
                let dial = CALayer.shown(Dial())
                clock.turn()
                dial.setValue(90, forKey: "angle")
                #expect(dial.needsDisplay())
                #expect(dial.presentation(at: 100.5).value(forKey: "angle") as? Double == 45)
                #expect(dial.presentation()?.model() === dial)
            }
        }
    }
}
