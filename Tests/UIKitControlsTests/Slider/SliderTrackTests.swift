import Simulator
import TestTraits
import Testing

/// The ticks of sliders, and sliders without a thumb.
@MainActor @Suite(.inTurn) struct SliderTrackTests {
    private func slider(_ track: UISlider.TrackConfiguration, upTo maximum: Float = 100) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        slider.maximumValue = maximum
        slider.trackConfiguration = track
        return slider
    }

    @Test func `a number of ticks divides the track`() {
        let track = UISlider.TrackConfiguration(numberOfTicks: 5)
        #expect(track.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        #expect(track.allowsTickValuesOnly && track.neutralValue == 0 && track.enabledRange == 0...1)
        #expect(UISlider.TrackConfiguration(numberOfTicks: 0).ticks.isEmpty)
        _ = Simulator()
        #expect(UISlider().trackConfiguration == nil && UISlider().sliderStyle == .default)
    }

    @Test func `the value moves to the nearest tick`() {
        _ = Simulator(system: .iOS(26))
        let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 5))
        slider.value = 30
        #expect(slider.value == 25)
        slider.setValue(95, animated: false)
        #expect(slider.value == 100)
        slider.trackConfiguration = UISlider.TrackConfiguration(ticks: [.init(position: 0.4)])
        #expect(slider.value == 40)
        slider.trackConfiguration = nil
        slider.value = 33
        #expect(slider.value == 33)
    }

    @Test func `the value stays in the enabled part of the track`() {
        _ = Simulator(system: .iOS(26))
        let slider = slider(
            UISlider.TrackConfiguration(
                allowsTickValuesOnly: false, enabledRange: 0.25...0.75, numberOfTicks: 11))
        #expect(slider.value == 25)
        slider.value = 33
        #expect(slider.value == 33)
        slider.value = 90
        #expect(slider.value == 75)
    }

    @Test func `an assistive technology moves from tick to tick, and reads its title`() {
        _ = Simulator(system: .iOS(26))
        let slider = slider(
            UISlider.TrackConfiguration(
                ticks: [
                    .init(position: 0, title: "Low"), .init(position: 0.5), .init(position: 1, title: "High"),
                ]))
        #expect(slider.accessibilityValue == "Low")
        slider.accessibilityIncrement()
        #expect(slider.value == 50)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        #expect(slider.value == 100 && slider.accessibilityValue == "High")
        slider.accessibilityDecrement()
        #expect(slider.value == 50)
    }

    @Test func `the track's ticks, its neutral value and a missing thumb are in the picture`() {
        _ = Simulator(system: .iOS(26))
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        var pictures = [slider.picture.svg]
        slider.sliderStyle = .thumbless
        pictures.append(slider.picture.svg)
        slider.trackConfiguration = UISlider.TrackConfiguration(allowsTickValuesOnly: false, numberOfTicks: 3)
        pictures.append(slider.picture.svg)
        slider.trackConfiguration?.neutralValue = 0.5
        pictures.append(slider.picture.svg)
        #expect(Set(pictures).count == 4)
    }

    @Test func `a touch anywhere moves a slider without a thumb`() throws {
        let sim = Simulator(system: .iOS(26))
        let page = UIViewController()
        sim.launch(page)
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        page.view.addSubview(slider)
        try sim.settle()
        func drag() {
            sim.touchDown(at: CGPoint(x: 120, y: 217))
            sim.touchMove(to: CGPoint(x: 160, y: 217))
            sim.touchUp()
        }
        drag()
        #expect(slider.value == 0)
        slider.sliderStyle = .thumbless
        drag()
        #expect(slider.value > 0.1 && slider.value < 0.4)
    }
}
