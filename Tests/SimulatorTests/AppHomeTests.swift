import Foundation
import Simulator
import Testing

@MainActor @Suite struct AppHomeTests {
    private var documents: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }

    @Test func `a newly installed app has empty folders of its own`() throws {
        let documentsOfUser = documents
        var home: AppHome? = AppHome()
        let folder = documents
        #expect(home != nil && folder != documentsOfUser)
        for kind in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
            let url = FileManager.default.urls(for: kind, in: .userDomainMask)[0]
            try Data().write(to: url.appendingPathComponent("a"))
            #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("a").path))
        }
        home = nil
        #expect(documents == documentsOfUser && !FileManager.default.fileExists(atPath: folder.path))
    }
}
