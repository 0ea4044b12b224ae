import Simulator
import TestTraits
import Testing

/// Movies from the camera and the library, and shared items that are provided later.
@MainActor @Suite("Movies and provided items", .inTurn) struct MovieTests {
    private final class Taker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { infos.append(info) }
    }

    private func movie(_ name: String = "film.mov") throws -> URL {
        let url = try TemporaryFolder.ofProcess().appendingPathComponent(name)
        try Data([0]).write(to: url)
        return url
    }

    private func recording(_ sim: Simulator, _ taker: Taker) throws -> UIImagePickerController {
        sim.hasCamera = true
        sim.cameraMovie = try movie()
        let page = UIViewController()
        sim.launch(page)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.mediaTypes = ["public.movie"]
        picker.cameraCaptureMode = .video
        picker.delegate = taker
        page.present(picker, animated: false)
        try sim.settle()
        return picker
    }

    @Test func `what a camera takes depends on the camera`() throws {
        let sim = Simulator()
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
        sim.hasCamera = true
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == [0])
        sim.cameraMovie = try movie()
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == [0, 1])
        #expect(
            UIImagePickerController.availableMediaTypes(for: .camera) == ["public.image", "public.movie"])
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    }

    @Test func `a movie is recorded until it is stopped`() throws {
        let (sim, taker) = (Simulator(), Taker())
        let picker = try recording(sim, taker)
        #expect(picker.startVideoCapture() && !picker.startVideoCapture() && taker.infos.isEmpty)
        picker.stopVideoCapture()
        #expect(taker.infos.count == 1)
        #expect(taker.infos[0][.mediaType] as? String == "public.movie")
        #expect(taker.infos[0][.mediaURL] as? URL == sim.cameraMovie)
        picker.stopVideoCapture()
        #expect(taker.infos.count == 1)
    }

    @Test func `a movie ends by itself after its longest time`() throws {
        let (sim, taker) = (Simulator(), Taker())
        let picker = try recording(sim, taker)
        #expect(picker.videoMaximumDuration == 600 && picker.videoQuality == .typeMedium)
        picker.videoMaximumDuration = 5
        sim.tap("Take Picture")
        sim.advance(by: 4)
        #expect(taker.infos.isEmpty)
        sim.advance(by: 2)
        #expect(taker.infos.count == 1)
    }

    @Test func `a mode needs its kind of media`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        let picker = UIImagePickerController()
        picker.cameraCaptureMode = .video
        #expect(sim.diagnostics.count == 1 && picker.cameraCaptureMode == .photo)
        #expect(!picker.startVideoCapture())
    }

    @Test(arguments: [("film.mov", true), ("film.mp4", true), ("text.txt", false)])
    func `movies go into the library`(name: String, fits: Bool) throws {
        let sim = Simulator()
        let url = try movie(name)
        #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(url.path) == fits)
        UISaveVideoAtPathToSavedPhotosAlbum(url.path, nil, nil, nil)
        #expect(sim.movies.count == (fits ? 1 : 0))
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(url.path + ".gone"))
    }

    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        nonisolated(unsafe) var asked: [String] = []

        override var item: Any {
            asked.append(activityType?.rawValue ?? "none")
            return "the report"
        }

        override func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Report" }
    }

    @Test func `an item is made when the activity is known`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let report = Report(placeholderItem: "")
        page.present(
            UIActivityViewController(activityItems: [report], applicationActivities: nil), animated: false)
        try sim.settle()
        #expect(report.asked.isEmpty && report.placeholderItem as? String == "")
        sim.choose(activity: .mail)
        try sim.settle()
        #expect(report.asked == ["com.apple.UIKit.activity.Mail"] && report.activityType == nil)
        #expect(sim.shared.first?.items.first as? String == "the report")
        #expect(sim.shared.first?.subject == "Report")
    }

    @Test func `a source says what its data is, and has a picture`() throws {
        final class Source: NSObject, UIActivityItemSource {
            var asked: [String] = []
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
                -> Any
            {
                Data()
            }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { Data([1]) }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
            ) -> String {
                asked.append("type \(activityType == nil)")
                return "public.png"
            }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
                suggestedSize size: CGSize
            ) -> UIImage? {
                asked.append("picture \(size.width)")
                return nil
            }
        }
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let source = Source()
        page.present(
            UIActivityViewController(activityItems: [source], applicationActivities: nil), animated: false)
        try sim.settle()
        #expect(source.asked.contains("picture 44.0") && source.asked.contains("type true"))
        sim.choose(activity: .airDrop)
        try sim.settle()
        #expect(source.asked.last == "type false")
    }
}
