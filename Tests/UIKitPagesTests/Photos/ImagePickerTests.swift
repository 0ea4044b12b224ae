import Simulator
import TestTraits
import Testing

/// The image picker and its delegate calls.
@MainActor @Suite(.inTurn) struct ImagePickerTests {
    private func open(
        _ picker: UIImagePickerController, delegate: PickerPage = PickerPage()
    ) throws -> (Simulator, PickerPage) {
        let sim = Simulator()
        sim.launch(delegate)
        picker.delegate = delegate
        delegate.present(picker, animated: true)
        try sim.settle()
        return (sim, delegate)
    }

    @Test(arguments: [false, true])
    func `the delegate gets the picture and dismisses the picker`(editing: Bool) throws {
        let sim = Simulator()
        let page = PickerPage()
        sim.launch(page)
        let picker = UIImagePickerController()
        picker.allowsEditing = editing
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        let image = sim.photos[2]
        #expect(sim.chooseImage(image))
        try sim.settle()
        let info = try #require(page.chosen.first)
        #expect(page.chosen.count == 1 && info[.originalImage] as? UIImage === image)
        #expect(info[.mediaType] as? String == "public.image")
        #expect((info[.editedImage] as? UIImage)?.size == (editing ? CGSize(width: 300, height: 300) : nil))
        #expect(
            info[.cropRect] as? CGRect == (editing ? CGRect(x: 50, y: 0, width: 300, height: 300) : nil))
        #expect(page.presentedViewController == nil && page.cancellations == 0)
    }

    @Test func `a finger chooses, and cuts the picture first where that is allowed`() throws {
        let sim = Simulator()
        let page = PickerPage()
        sim.launch(page)
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        #expect(sim.tap("Photo 2"))
        try sim.settle()
        #expect(picker.topViewController?.title == "Move and Scale" && page.chosen.isEmpty)
        #expect(sim.tap("Choose"))
        try sim.settle()
        #expect(page.chosen.first?[.originalImage] as? UIImage === sim.photos[1])
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `the delegate is notified of a cancellation, and dismisses the picker`() throws {
        let (sim, page) = try open(UIImagePickerController(), delegate: PatientPage())
        #expect(sim.cancelSystemPage())
        try sim.settle()
        #expect(page.cancellations == 1 && page.presentedViewController != nil)
    }

    @Test func `without a delegate the picker goes`() throws {
        for act in [
            { (sim: Simulator) in sim.chooseImage(sim.photos[0]) }, { $0.cancelSystemPage() },
        ] {
            let sim = Simulator()
            let page = UIViewController()
            sim.launch(page)
            page.present(UIImagePickerController(), animated: true)
            try sim.settle()
            #expect(act(sim))
            try sim.settle()
            #expect(page.presentedViewController == nil)
        }
    }

    @Test func `a camera that is not there is an exception`() throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let picker = UIImagePickerController()
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        picker.sourceType = .camera
        #expect(picker.sourceType == .photoLibrary)
        #expect(sim.diagnostics.map(\.message) == ["Source type 1 not available"])
    }

    @Test func `the camera takes a picture by its button and by code`() throws {
        for byCode in [false, true] {
            let sim = Simulator()
            sim.hasCamera = true
            let page = PickerPage()
            sim.launch(page)
            let picker = UIImagePickerController()
            picker.sourceType = .camera
            picker.delegate = page
            page.present(picker, animated: false)
            try sim.settle()
            if byCode { picker.takePicture() } else { #expect(sim.tap("Take Picture")) }
            try sim.settle()
            #expect(page.chosen.count == 1 && page.presentedViewController == nil)
        }
    }

    @Test func `no visible picker is a warning that names the page`() {
        let sim = Simulator()
        sim.launch(PickerPage())
        #expect(!sim.chooseImage(UIImage()))
        #expect(sim.diagnostics.first?.message.contains("PickerPage") == true)
    }

    @Test func `a saved picture is among the device's, and the target is notified later`() throws {
        let sim = Simulator()
        let page = SavingPage()
        sim.launch(page)
        let count = sim.photos.count
        let image = sim.photos[0]
        let done = Selector("image:didFinishSavingWithError:contextInfo:", SavingPage.image)
        UIImageWriteToSavedPhotosAlbum(image, page, done, nil)
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        #expect(sim.photos.count == count + 2 && page.saved.isEmpty)
        sim.turn()
        #expect(page.saved == [image])
    }
}

/// A page that chooses a photo.
private class PickerPage: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var chosen: [[UIImagePickerController.InfoKey: Any]] = []
    var cancellations = 0

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        chosen.append(info)
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
}

private final class PatientPage: PickerPage {}

private final class SavingPage: UIViewController {
    var saved: [UIImage] = []

    func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        if error == nil { saved.append(image) }
    }
}
