import PictureFiles
import Simulator

/// Creates strips and films of scripts.
@MainActor
struct Camera {
    private let options: PictureOptions
    private let spec: DeviceSpec

    init(_ options: PictureOptions) {
        self.options = options
        spec = options.device.device.spec
    }

    /// A script as a film.
    func film(of script: Script) throws -> Film {
        let stage = Stage(options, application: script.application)
        let recorder = ScreenRecorder(of: stage.simulator, framesPerSecond: 30)
        recorder.caption = "Launch"
        stage.beforeStep = { recorder.announce($1) }
        stage.afterStep = { _ in recorder.rest(for: 1) }
        try stage.play(script)
        return FilmSheet(for: spec, options.style).film(of: recorder.moments)
    }

    /// The screen after the launch and after each step, next to each other.
    func strip(of script: Script) throws -> Picture {
        let stage = Stage(options, application: script.application)
        var name = "Launch"
        var moments: [ScreenMoment] = []
        stage.beforeStep = { name = $1 }
        stage.afterStep = { stage in
            moments.append(ScreenMoment(screen: stage.picture, caption: name, seconds: 0))
            name = "Launch"
        }
        try stage.play(script)
        return FilmStrip(for: spec, options.style).picture(of: moments)
    }
}

extension Script {
    /// The screen after the launch and after each step: some seconds after the step has begun, or when the app settles before.
    @MainActor
    func pictures(_ options: PictureOptions, at time: Double?) throws -> [Picture] {
        let stage = Stage(options, application: application)
        var pictures: [Picture] = []
        var early: Picture?
        stage.beforeStep = { stage, _ in
            early = nil
            if let time { stage.simulator.look(after: time) { early = stage.picture } }
        }
        stage.afterStep = { pictures.append(early ?? $0.picture) }
        try stage.play(self)
        return pictures
    }
}
